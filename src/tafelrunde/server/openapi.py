"""The document of the HTTP interface (OpenAPI 3.1), made from the same lines and structs as the routes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from tafelrunde import __version__
from tafelrunde.engine.contract import Lang
from tafelrunde.server.errors import STATUS
from tafelrunde.server.messages.bodies import Fault
from tafelrunde.server.routes.request import Endpoint
from tafelrunde.server.texts import put

Json = dict[str, Any]

REF: Final = "#/components/schemas/{name}"
PATH_PARAMETERS: Final[dict[str, Json]] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 99},
    "game": {"type": "string", "pattern": "^[a-z0-9_-]{1,64}$"},
    "guest": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "channel": {"type": "string", "enum": ["mail", "push", "hook"]},
    "campaign": {"type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 .+_-]{0,59}$"},
    "realm": {"type": "integer", "minimum": 0, "maximum": 250},
    "member": {"type": "integer", "minimum": 1, "maximum": 999_999_999},
    "letter": {"type": "string", "pattern": "^[0-9a-f]{20}$"},
    "task": {"type": "string", "pattern": "^[a-z0-9-]{1,80}$"},
    "question": {"type": "integer", "minimum": 1, "maximum": 999_999},
    "place": {"type": "integer", "minimum": 0, "maximum": 9_999},
}
SECURITY: Final = {
    "link": {
        "type": "http",
        "scheme": "bearer",
        "description": "The secret of a seat's or guest's link (behind `#s=`), or a session's word.",
    },
    "session": {"type": "apiKey", "in": "cookie", "name": "tafelrunde"},
}
ALWAYS: Final = ("bad", "limit", "failed")
"""Refusals that every request may meet."""
BY_ROLE: Final = {
    "anyone": ("forbidden",),
    "user": ("login",),
    "watcher": ("forbidden",),
    "seat": ("forbidden", "login"),
    "host": ("forbidden",),
    "operator": ("login", "forbidden"),
}


def document(endpoints: Sequence[Endpoint], lang: Lang = "en") -> Json:
    """The whole document."""
    schemas, components = all_schemas(endpoints)
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schemas, lang)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tafelrunde",
            "version": __version__,
            "description": "Tables, seats and games. For the socket `/ws/{table}` see docs/server.md.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
        "security": [{}, {"link": []}, {"session": []}],
    }


def types_of(endpoints: Iterable[Endpoint]) -> list[Any]:
    found: dict[Any, None] = {Fault: None}
    for endpoint in endpoints:
        for kind in (endpoint.body, endpoint.answer, endpoint.query):
            if kind is not None and kind is not bytes:
                found[kind] = None
    return list(found)


def all_schemas(endpoints: Sequence[Endpoint]) -> tuple[dict[Any, Json], Json]:
    kinds = types_of(endpoints)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return dict(zip(kinds, schemas, strict=True)), components


def operation(endpoint: Endpoint, schemas: dict[Any, Json], lang: Lang) -> Json:
    found: Json = {
        "operationId": name_of(endpoint),
        "summary": put(lang, name_of(endpoint)),
        "x-role": endpoint.role,
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": responses(endpoint, schemas),
    }
    if endpoint.body is bytes:
        found["requestBody"] = {"required": True, "content": as_files((endpoint.takes,))}
    elif endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": as_json(schemas[endpoint.body])}
    return found


def name_of(endpoint: Endpoint) -> str:
    words = re.findall(r"\w+", endpoint.path.removeprefix("/api"))
    return "_".join([endpoint.method.lower(), *words])


def as_json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def as_files(kinds: Iterable[str]) -> Json:
    """What is JSON is any JSON: its form is told by whoever asks for it."""
    data: Json = {"type": "string", "format": "binary"}
    return {kind: {"schema": {} if kind == "application/json" else data} for kind in kinds}


def path_parameters(endpoint: Endpoint) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[Json]:
    """One parameter for each field; a default of None means that it may be left out."""
    _, components = msgspec.json.schema_components([endpoint.query], ref_template=REF)
    schema = components[endpoint.query.__name__]
    return [
        {"name": name, "in": "query", "required": False, "schema": without_null(field)}
        for name, field in schema["properties"].items()
    ]


def without_null(field: Json) -> Json:
    """Left out, not null: a query has no null."""
    kept = {key: value for key, value in field.items() if key != "default" or value is not None}
    options = [option for option in kept.pop("anyOf", []) if option.get("type") != "null"]
    if len(options) == 1:
        kept |= options[0]
    elif options:
        kept["anyOf"] = options
    if None in kept.get("enum", ()):
        kept["enum"] = [value for value in kept["enum"] if value is not None]
    return kept


def responses(endpoint: Endpoint, schemas: dict[Any, Json]) -> Json:
    found: Json = {}
    if endpoint.answer is None:
        found["204"] = {"description": "Done."}
    elif endpoint.kinds:
        found["200"] = {"description": "A file.", "content": as_files(endpoint.kinds)}
        found["304"] = {"description": "The same as before."}
    elif endpoint.answer is bytes:
        found["200"] = {
            "description": "Lines.",
            "content": {"application/jsonl": {"schema": {"type": "string"}}},
        }
    else:
        found[str(endpoint.status)] = {"description": "Done.", "content": as_json(schemas[endpoint.answer])}
    for status in sorted({STATUS[code] for code in refusals(endpoint)}):
        found[str(status)] = {"description": "Refused; nothing changed.", "content": as_json(schemas[Fault])}
    return found


def refusals(endpoint: Endpoint) -> set[str]:
    """The codes with which a request of this kind may be refused."""
    found = {*ALWAYS, *BY_ROLE[endpoint.role]}
    if endpoint.method != "GET":
        found |= {"content", "origin", "state", "taken", "size"}
    if "{" in endpoint.path:
        found |= {"missing", "state"}
    if endpoint.path.endswith("/moves") or "{campaign}" in endpoint.path:
        found.add("illegal")
    if endpoint.path in ("/api/session", "/api/account") or endpoint.path.endswith("/me/claim"):
        found.add("login")
    return found
