#!/bin/sh
# Starts Caravelle from the folder that it was unpacked into; --install and --uninstall: a menu entry for this user.
set -eu
self=$(readlink -f "$0")
here=$(dirname "$self")
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
case "${1:-}" in
--install)
    mkdir -p "$menu"
    # Inside the quotes of an Exec line these four are special; sed's own \ and & come on top.
    quoted=$(printf '%s' "$self" | sed 's/[\\"`$]/\\\\\\\\&/g; s/[&|]/\\&/g')
    sed -e "s|^Exec=.*|Exec=\"$quoted\"|" -e '/^TryExec=/d' -e "s|^Icon=.*|Icon=$here/caravelle.png|" \
        "$here/caravelle.desktop" >"$menu/caravelle.desktop"
    echo "$menu/caravelle.desktop"
    ;;
--uninstall)
    rm -f "$menu/caravelle.desktop"
    ;;
*)
    exec "$here/caravelle" "$@"
    ;;
esac
