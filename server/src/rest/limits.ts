/** Limits of the Data API (design §5). */
export const MAX_BODY_BYTES = 1_048_576;
export const MAX_ROWS = 1000;
export const MAX_EMBED_DEPTH = 3;
/** How deep `and=(or(...))` may nest; a person's filter has two levels, an attack has thousands. */
export const MAX_LOGIC_DEPTH = 10;
/** PostgreSQL cuts longer identifiers off silently, which would rename a key of the answer. */
export const MAX_IDENTIFIER_BYTES = 63;
