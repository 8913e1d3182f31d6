-- The token store. Tokens are earned in `user_tokens`; what is spent stands in its own table and the
-- balance is a view of both, so that no number can drift away from the rows it is made of.
-- What is sold: the same list stands in domain/store, tested equal. A piece is never deleted, it is
-- withdrawn: who owns it keeps it.
create table private.store_prices (
  piece_id text primary key check (piece_id ~ '^(background|nilo|sounds|card|stone):[a-z][a-z0-9-]{0,40}$'),
  -- 0: everybody has it. What belongs to a body or to who one is has no price.
  price integer not null check (price between 0 and 100),
  -- Where it is worn; null where it is chosen elsewhere (a background, a mix of sounds).
  slot text check (slot in ('fur', 'head', 'eyes', 'ears', 'neck', 'body', 'paw', 'limb', 'seat', 'stone', 'card')),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on private.store_prices
  for each row execute function private.touch_updated_at();
revoke all on private.store_prices from public;
-- For the functions below alone: no policy, no grant.
alter table private.store_prices enable row level security;

-- A row is a purchase; given back it stays, with its moment. Only the functions below write here.
create table public.store_purchases (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  piece_id text not null check (length(piece_id) between 1 and 60),
  price integer not null check (price between 0 and 100),
  bought_at timestamptz not null default now(),
  refunded_at timestamptz check (refunded_at >= bought_at),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index store_purchases_user_id_bought_at_id_idx
  on public.store_purchases (user_id, bought_at desc, id desc);
-- Nobody pays twice for what is already theirs.
create unique index store_purchases_owned_idx
  on public.store_purchases (user_id, piece_id) where refunded_at is null;
create trigger touch_updated_at before update on public.store_purchases
  for each row execute function private.touch_updated_at();

alter table public.store_purchases enable row level security;
create policy select_own on public.store_purchases for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select on public.store_purchases to authenticated;
grant select, insert, update, delete on public.store_purchases to service_role;

-- Buying and giving back again and again leaves rows behind.
insert into private.quotas (relation, most) values ('store_purchases', 20000);
create trigger enforce_quota after insert on public.store_purchases
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- What Nilo wears, which stone it holds, how cards are edged: one thing in each place.
create table public.worn_pieces (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  slot text not null check (slot in ('fur', 'head', 'eyes', 'ears', 'neck', 'body', 'paw', 'limb', 'seat', 'stone', 'card')),
  piece_id text not null check (length(piece_id) between 1 and 60),
  -- Of a piece that comes in several forms: which one (the country of a flag).
  choice text check (choice ~ '^[a-z]{2,12}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, slot)
);
create trigger touch_updated_at before update on public.worn_pieces
  for each row execute function private.touch_updated_at();

alter table public.worn_pieces enable row level security;
create policy select_own on public.worn_pieces for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
-- Taking off needs nobody's leave; putting on asks `wear_piece`, which knows what is owned.
create policy delete_own on public.worn_pieces for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.worn_pieces to authenticated;
grant select, insert, update, delete on public.worn_pieces to service_role;

-- One row, the own: what came, what is spent now, what is left. Whoever deleted tokens that were
-- already spent has none left and owes nothing that is asked back; what comes next covers them first.
create view public.token_balance with (security_invoker = true) as
  select sums.user_id, sums.earned, sums.spent, greatest(sums.earned - sums.spent, 0) as balance
    from (
      select (select auth.uid()) as user_id,
             (select coalesce(sum(amount), 0)::bigint from public.user_tokens
               where user_id = (select auth.uid())) as earned,
             (select coalesce(sum(price), 0)::bigint from public.store_purchases
               where user_id = (select auth.uid()) and refunded_at is null) as spent
    ) sums
   where sums.user_id is not null;
comment on view public.token_balance is
  'Tokens of whoever asks: earned, spent in the store, left. Never below zero.';
grant select on public.token_balance to authenticated, service_role;

create or replace function public.token_balance() returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce((select balance from public.token_balance), 0)::bigint
$$;

-- One change of a person's purchases at a time, also while no row exists to lock.
create function private.lock_store(p_user_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if p_user_id is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('token_store:' || p_user_id::text, 0));
end
$$;

-- Buys once: the id is made by the client, so the same call twice is one purchase. Returns
-- {status: 'bought' | 'owned' | 'not_enough' | 'not_for_sale', balance}; `owned` also where it needs
-- no buying. @throws 23505 where the id stands for something else
create function public.buy_piece(p_id uuid, p_piece_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  asked integer;
  purse bigint;
  answer text;
begin
  perform private.lock_store(me);
  if exists (select from public.store_purchases where id = p_id) then
    if not exists (select from public.store_purchases
                    where id = p_id and user_id = me and piece_id = p_piece_id) then
      raise exception 'id_taken' using errcode = '23505';
    end if;
    answer := 'bought';
  elsif exists (select from public.store_purchases
                 where user_id = me and piece_id = p_piece_id and refunded_at is null) then
    answer := 'owned';
  else
    select price into asked from private.store_prices
     where piece_id = p_piece_id and withdrawn_at is null;
    -- Not the balance that is shown: tokens deleted after they were spent are covered first.
    select earned - spent into purse from public.token_balance;
    answer := case when asked is null then 'not_for_sale' when asked = 0 then 'owned'
                   when purse < asked then 'not_enough' else 'bought' end;
    if answer = 'bought' then
      insert into public.store_purchases (id, user_id, piece_id, price)
      values (p_id, me, p_piece_id, asked);
    end if;
  end if;
  return jsonb_build_object('status', answer, 'balance', public.token_balance());
end
$$;

-- Gives a purchase back, at any time and exactly once: the tokens are free again, what was worn of it
-- is taken off. Returns {status: 'refunded' | 'already_refunded' | 'not_found', balance}.
create function public.refund_piece(p_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  given public.store_purchases;
  answer text := 'refunded';
begin
  perform private.lock_store(me);
  update public.store_purchases set refunded_at = greatest(now(), bought_at)
   where id = p_id and user_id = me and refunded_at is null
   returning * into given;
  if found then
    delete from public.worn_pieces where user_id = me and piece_id = given.piece_id;
  else
    answer := case when exists (select from public.store_purchases where id = p_id and user_id = me)
                   then 'already_refunded' else 'not_found' end;
  end if;
  return jsonb_build_object('status', answer, 'balance', public.token_balance());
end
$$;

-- Puts on what is owned or free, in the place of what was there. A withdrawn piece stays wearable for
-- who owns it. Returns {status: 'worn' | 'not_owned' | 'not_wearable'}.
create function public.wear_piece(p_piece_id text, p_choice text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  piece private.store_prices;
begin
  perform private.lock_store(me);
  select * into piece from private.store_prices where piece_id = p_piece_id;
  if piece.slot is null then return jsonb_build_object('status', 'not_wearable'); end if;
  if not (piece.price = 0 and piece.withdrawn_at is null)
     and not exists (select from public.store_purchases
                      where user_id = me and piece_id = p_piece_id and refunded_at is null) then
    return jsonb_build_object('status', 'not_owned');
  end if;
  insert into public.worn_pieces (user_id, slot, piece_id, choice)
  values (me, piece.slot, p_piece_id, p_choice)
  on conflict (user_id, slot) do update
    set piece_id = excluded.piece_id, choice = excluded.choice;
  return jsonb_build_object('status', 'worn');
end
$$;

revoke execute on function private.lock_store(uuid), public.buy_piece(uuid, text),
  public.refund_piece(uuid), public.wear_piece(text, text) from public;
grant execute on function public.buy_piece(uuid, text), public.refund_piece(uuid),
  public.wear_piece(text, text) to authenticated;
