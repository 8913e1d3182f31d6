-- The ledger of tokens is read page by page, the newest first; ids tell equal moments apart.
create index user_tokens_user_id_created_at_id_idx
  on public.user_tokens (user_id, created_at desc, id desc);
drop index public.user_tokens_user_id_idx;
