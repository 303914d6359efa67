"""Every word that a person reads: one cached `tr()` over the packs in locales/.

>>> set_language("fr")
>>> tr("app.title.new_game")
'Nouvelle partie'
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import i18n
from i18n import translations

from game.paths import data_path

LANGUAGES = ("en", "fr")

Phrase = tuple[str, Mapping[str, Any]]
"""A key of a pack and its parameters; a parameter may itself be a phrase, or a list of phrases to enumerate."""

_cache: dict[tuple[Any, ...], str] = {}
_read: set[tuple[str, str]] = set()  # packs and languages
_language = "en"
_ready = False


def _prepare() -> None:
    global _ready
    i18n.load_path.append(str(data_path("locales")))
    i18n.set("file_format", "json")
    i18n.set("filename_format", "{namespace}.{locale}.{format}")
    i18n.set("skip_locale_root_data", False)
    i18n.set("fallback", "en")
    i18n.set("locale", _language)
    _ready = True


def language() -> str:
    return _language


def set_language(name: str) -> None:
    """From now on `tr` answers in this language."""
    global _language
    _language = name if name in LANGUAGES else "en"
    i18n.set("locale", _language)
    _cache.clear()


def tr(key: str, /, **params: Any) -> str:
    """The text of a key in the current language. `count` chooses the plural form."""
    if not _ready:
        _prepare()
    try:
        slot = (key, *sorted(params.items())) if params else (key,)
        found = _cache.get(slot)
    except TypeError:
        return _translate(key, params)
    if found is None:
        if len(_cache) > 20_000:
            _cache.clear()
        found = _cache[slot] = _translate(key, params)
    return found


def _translate(key: str, params: Mapping[str, Any]) -> str:
    found = i18n.t(key, locale=_language, **params)
    if found == key and "." in key:
        logging.getLogger(__name__).warning("no text for %s", key)
    return str(found)


def has(key: str) -> bool:
    """Whether the packs have a text for the key. A pack is read once: i18n would read it again for each key that it
    has not."""
    if not _ready:
        _prepare()
    pack = (key.partition(".")[0], _language)
    if pack not in _read:
        i18n.t(f"{pack[0]}.?", locale=_language, default="")
        _read.add(pack)
    return bool(translations.has(key, _language))


def say(phrase: Phrase | str) -> str:
    """The text of a phrase in the current language; a plain string is taken as it is."""
    if isinstance(phrase, str):
        return phrase
    key, params = phrase
    return tr(key, **{name: _value(value) for name, value in params.items()})


def _value(value: Any) -> Any:
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping):
        return say((value[0], value[1]))
    if isinstance(value, list):
        return listed([str(_value(item)) for item in value])
    return value


def listed(items: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return tr("app.list_and", first=", ".join(items[:-1]), last=items[-1])


def sentence(words: str) -> str:
    """With a capital letter at its beginning."""
    return words[:1].upper() + words[1:]


NARROW = "\u202f"


def number(value: int) -> str:
    """A whole number with the language's thousands separator and a true minus sign."""
    text = f"{abs(value):,}".replace(",", NARROW if _language == "fr" else ",")
    return ("−" if value < 0 else "") + text
