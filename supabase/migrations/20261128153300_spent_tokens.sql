-- What the person's tokens went to, for the ledger on the profile: the newest purchases, with when each
-- was given back. It reads as whoever asks, so row security decides.
create function public.spent_tokens()
returns table (id uuid, piece_id text, price integer, bought_at timestamptz, refunded_at timestamptz)
language sql stable
set search_path = ''
as $$
  select id, piece_id, price, bought_at, refunded_at from public.store_purchases
   where user_id = (select auth.uid()) and price > 0
   order by bought_at desc, id desc limit 500
$$;
revoke execute on function public.spent_tokens() from public;
grant execute on function public.spent_tokens() to authenticated;
