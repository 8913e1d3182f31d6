-- A mail carries a six-digit code beside its link. A code is guessable from a plain hash, so it is
-- stored as a hash keyed with a secret of the server (server/src/auth/tokens/one-time-token.ts).
alter table auth.one_time_tokens add column code_hash text;
-- A code is looked up by the address that it was sent to.
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
