-- A background goes with its piece, as what Nilo wears does: who gave it back has the default again,
-- on every page and device, in the transaction that frees the tokens.

-- The piece that a setting shows, as domain/backgrounds names it: after what its type draws.
create function private.background_piece(setting jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select 'background:' || ((setting -> 'data') ->> (case setting ->> 'type'
    when 'animated' then 'animation' else setting ->> 'type' end))
$$;

-- Bought once, and not the person's any more.
create function private.was_given_back(p_person uuid, p_piece_id text) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(bool_and(refunded_at is not null), false) from public.store_purchases
   where user_id = p_person and piece_id = p_piece_id
$$;

-- A choice made without network may arrive after its piece was given back. What was never bought is
-- not asked about here: trying on is free (docs/decisions/022-backgrounds.md).
create function private.put_away_background() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.was_given_back(new.user_id, private.background_piece(new.background)) then
    new.background := null;
  end if;
  return new;
end
$$;
create trigger put_away_background before update of background on public.profiles
  for each row when (new.background is not null and new.background is distinct from old.background)
  execute function private.put_away_background();
revoke execute on function private.background_piece(jsonb), private.was_given_back(uuid, text),
  private.put_away_background() from public;

-- As before, and a background that was chosen is put away.
create or replace function public.refund_piece(p_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  given public.store_purchases;
  answer text := 'refunded';
begin
  perform private.lock_store(me);
  -- A choice that is being saved meanwhile comes before all of this, or after it.
  perform 1 from public.profiles where user_id = me for update;
  update public.store_purchases set refunded_at = greatest(now(), bought_at)
   where id = p_id and user_id = me and refunded_at is null
   returning * into given;
  if found then
    delete from public.worn_pieces where user_id = me and piece_id = given.piece_id;
    update public.profiles set background = null
     where user_id = me and private.background_piece(background) = given.piece_id;
  else
    answer := case when exists (select from public.store_purchases where id = p_id and user_id = me)
                   then 'already_refunded' else 'not_found' end;
  end if;
  return jsonb_build_object('status', answer, 'balance', public.token_balance());
end
$$;

-- What stayed behind pages after it was given back, until today.
update public.profiles set background = null
 where background is not null
   and private.was_given_back(user_id, private.background_piece(background));
