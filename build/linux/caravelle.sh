#!/bin/sh
# Starts Caravelle from the folder that it was unpacked into; --install and --uninstall: a menu entry for this user.
set -eu
self=$(readlink -f "$0")
here=$(dirname "$self")
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
case "${1:-}" in
--install)
    mkdir -p "$menu"
    # Four characters are special inside the quotes of an Exec line, % everywhere in it, \ in every line.
    command=$(printf '%s' "$self" | sed 's/["`$\\]/\\&/g; s/%/%%/g; s/\\/\\\\/g')
    icon=$(printf '%s' "$here/caravelle.png" | sed 's/\\/\\\\/g')
    while IFS= read -r line; do
        case "$line" in
        Exec=*) printf 'Exec="%s"\n' "$command" ;;
        TryExec=*) ;;
        Icon=*) printf 'Icon=%s\n' "$icon" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/caravelle.desktop" >"$menu/caravelle.desktop"
    echo "$menu/caravelle.desktop"
    ;;
--uninstall)
    rm -f "$menu/caravelle.desktop"
    ;;
*)
    exec "$here/caravelle" "$@"
    ;;
esac
