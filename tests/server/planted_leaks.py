"""Ways in which the server could tell somebody too much, on each way out; the proof must find all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup import jobs
from tafelrunde.server.messages.messages import Refused
from tafelrunde.server.notices import notices
from tafelrunde.server.routes import game as game_routes
from tafelrunde.server.routes import library as library_routes
from tafelrunde.server.routes.request import costly
from tafelrunde.server.sockets import commands, greeting
from tafelrunde.server.tables import bulletin, hub, journal, packets, undo
from tafelrunde.server.tables.audience import Audience
from tafelrunde.server.tables.bulletin import Bulletin
from tafelrunde.server.tables.story import told
from tafelrunde.telling.complaints import said
from tests.server.secrecy_expected import plain


def broadcasting(patch: Callable[..., None], more: Callable[..., dict[str, Any]]) -> None:
    """A broadcast in which every message says something else than it should."""

    def leaking(game: Any, position: Any, most: int, *, events: Any, undone: bool) -> Callable[[Any], bytes]:
        show = packets.showing(game, position, most, events=events, undone=undone)
        leak = more(game, position.state, events)
        return lambda seat: msgspec.json.encode(msgspec.json.decode(show(seat)) | leak)

    patch(hub, "showing", leaking)


def with_view_of_seat_0(patch: Callable[..., None]) -> None:
    broadcasting(patch, lambda game, state, events: {"view": plain(game.view(state, 0))})


def with_all_events(patch: Callable[..., None]) -> None:
    broadcasting(patch, lambda game, state, events: {"events": plain(events or [])})


def with_offers_of_others(patch: Callable[..., None]) -> None:
    offered = packets.offered

    def leaking(game: Any, state: Any, seat: Any, most: int) -> bytes:
        acting = packets.acting(game, state)
        return offered(game, state, acting[0] if acting else seat, most)

    patch(packets, "offered", leaking)


def with_hidden_cards_in_a_refusal(patch: Callable[..., None]) -> None:
    def leaking(connection: Any, command: str, refusal: Any) -> None:
        live = connection.live
        text = f"{refusal} in {encode(live.game.dump(live.state)).decode()}"
        connection.say(Refused(command, text, refusal.rule, "illegal"))

    patch(commands, "say_illegal", leaking)


def with_everybodys_moves_in_the_log(patch: Callable[..., None]) -> None:
    def leaking(game: Any, header: Any, steps: Any, seat: Any) -> list[bytes]:
        entries = journal.log_entries(game, steps)
        lines = [{"n": e.n, "seat": e.seat, "events": [], "move": e.move} for e in entries]
        return [b"{}\n", *(encode(line) + b"\n" for line in lines)]

    patch(journal, "redacted_lines", leaking)


def with_secrets_of_the_dice(patch: Callable[..., None]) -> None:
    def leaking(table: Any, *rest: Any) -> Any:
        info = packets.table_info(table, *rest)
        return msgspec.structs.replace(info, commitment=table.secret.hex())

    patch(hub, "table_info", leaking)


def with_another_shoulder(patch: Callable[..., None]) -> None:
    """A guest who was let look at one seat's cards sees another's when it connects."""
    patch(greeting, "views_of", lambda subscriber: (0,))


def with_another_reader(patch: Callable[..., None]) -> None:
    patch(game_routes, "reader", lambda asked: 0)


def without_delay(patch: Callable[..., None]) -> None:
    patch(hub, "delay_of", lambda record: 0)


def without_delay_over_http(patch: Callable[..., None]) -> None:
    patch(game_routes, "last_seen", lambda asked, live, seat: live.n)


def with_hidden_cards_in_a_notice(patch: Callable[..., None]) -> None:
    made = notices.message_for

    def leaking(live: Any, append: Any, occasion: Any) -> Any:
        hidden = encode(live.game.view(live.state, occasion.seat)).decode()
        return msgspec.structs.replace(made(live, append, occasion), title=hidden)

    patch(notices, "message_for", leaking)


def with_more_in_the_chat_than_was_said(patch: Callable[..., None]) -> None:
    said = hub.said

    def leaking(chat: Any) -> Any:
        return msgspec.structs.replace(said(chat), name=f"{chat.name} {chat.table}")

    patch(hub, "said", leaking)


def with_pleas_for_strangers(patch: Callable[..., None]) -> None:
    """That somebody wants to take back is for the seats alone."""
    patch(Audience, "tell_seats", Audience.tell_all)


def with_hidden_cards_in_a_refused_undo(patch: Callable[..., None]) -> None:
    proposed = undo.proposed

    def leaking(live: Any, *rest: Any) -> Any:
        try:
            return proposed(live, *rest)
        except Denied as refusal:
            text = f"{said(refusal, 'en')} {encode(live.game.dump(live.state)).decode()}"
            raise Denied(refusal.code, "move-refused", {"why": text}) from None

    patch(undo, "proposed", leaking)


def with_everybodys_story(patch: Callable[..., None]) -> None:
    """In words, nothing is left out."""

    def leaking(game: Any, *rest: Any) -> Any:
        return told(replace(game, redact=lambda event, seat: event), *rest)

    patch(jobs, "told", leaking)


def with_everybodys_words(patch: Callable[..., None]) -> None:
    """The events of a step are redacted, its words are not."""
    patch(bulletin, "redacted", lambda game, events, seat: events)


def with_the_words_of_seat_0(patch: Callable[..., None]) -> None:
    """What was told to one is handed to all who read the same language."""
    said = Bulletin._said
    patch(Bulletin, "_said", lambda self, happened, seat, lang: said(self, happened, 0, lang))


def with_everybodys_replay(patch: Callable[..., None]) -> None:
    patch(library_routes, "reader", lambda asked: 0)


def with_an_account_before_the_end(patch: Callable[..., None]) -> None:
    patch(library_routes, "need_status", lambda record, *allowed: None)


def with_answers_kept_for_others(patch: Callable[..., None]) -> None:
    """What was made for one reader is handed to the next who asks."""

    def leaking(asked: Any, key: Any, plan: Any) -> Any:
        return costly(asked, (*key[:2], *key[3:]) if len(key) > 3 else key, plan)

    patch(game_routes, "costly", leaking)
    patch(library_routes, "costly", leaking)


def with_the_view_of_seat_0_for_spectators(patch: Callable[..., None]) -> None:
    """Both when something happens and when they ask."""

    def leaking(*args: Any, **options: Any) -> Callable[[Any], bytes]:
        show = shows(*args, **options)
        return lambda seat: show(0 if seat is None else seat)

    shows = packets.showing
    patch(hub, "showing", leaking)
    patch(packets, "showing", leaking)


LEAKS: dict[str, list[Callable[[Callable[..., None]], None]]] = {
    "view": [with_view_of_seat_0, with_offers_of_others, with_another_reader, with_secrets_of_the_dice],
    "events": [with_all_events, with_everybodys_story, with_everybodys_replay],
    "words": [with_everybodys_words, with_the_words_of_seat_0],
    "log export": [with_everybodys_moves_in_the_log],
    "account": [with_an_account_before_the_end],
    "undo": [with_pleas_for_strangers, with_hidden_cards_in_a_refused_undo],
    "errors": [with_hidden_cards_in_a_refusal],
    "spectator": [
        with_the_view_of_seat_0_for_spectators,
        with_another_shoulder,
        without_delay,
        without_delay_over_http,
    ],
    "chat": [with_more_in_the_chat_than_was_said],
    "notification": [with_hidden_cards_in_a_notice],
    "kept answers": [with_answers_kept_for_others],
}
"""By channel; one more, the process of a bot, has tests of its own."""
