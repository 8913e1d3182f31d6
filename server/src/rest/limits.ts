/** Limits of the Data API (docs/design/rules.md §5). */
export const MAX_BODY_BYTES = 1_048_576;
export const MAX_ROWS = 1000;
export const MAX_EMBED_DEPTH = 3;
/** How deep `and=(or(...))` may nest; a person's filter has two levels, an attack has thousands. */
export const MAX_LOGIC_DEPTH = 10;
/** PostgreSQL cuts longer identifiers off silently, which would rename a key of the answer. */
export const MAX_IDENTIFIER_BYTES = 63;
/** Columns of one request, those of its embedded resources and of every `*` included. */
export const MAX_SELECTED = 200;
/** Embedded resources of one request; each is a join that runs once a row. */
export const MAX_EMBEDS = 10;
/** The same for somebody who is not signed in. */
export const MAX_ANON_EMBEDS = 2;
/**
 * Bytes of one answer; PostgreSQL checks it before it builds one. A thousand messages of the
 * longest kind fit. V8 cannot hold a string above 512 MB, and one that does not fit ends the process.
 */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
