-- A number from 0 to 1. A case, because SQL promises no order within an `and`.
create function private.is_share(value jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric between 0 and 1 end,
    false)
$$;

-- At most six of them, each with a short name.
create function private.are_shares(value jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then
    coalesce((
      select bool_and(name ~ '^[a-z]{1,20}$' and private.is_share(share)) and count(*) <= 6
      from jsonb_each(value) as pairs (name, share)
    ), true)
  else false end
$$;

-- Whether a value is a mix of sounds: some layers, each with a sound, how loud it is and how far each
-- of its parameters is turned. The sounds that exist stand in domain/ambient/sounds.ts.
create function private.is_mix(mix jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(mix) <> 'array' then false
    when jsonb_array_length(mix) not between 1 and 14 then false
    else (
      select bool_and(
        case when jsonb_typeof(layer) = 'object' then
          layer - array['sound', 'level', 'values'] = '{}'
          and coalesce(layer ->> 'sound' ~ '^[a-z][a-z-]{1,30}$', false)
          and private.is_share(layer -> 'level')
          and private.are_shares(layer -> 'values')
        else false end
      )
      from jsonb_array_elements(mix) as layers (layer)
    )
  end
$$;
revoke execute on function private.is_share(jsonb), private.are_shares(jsonb), private.is_mix(jsonb)
  from public;
grant execute on function private.is_share(jsonb), private.are_shares(jsonb), private.is_mix(jsonb)
  to authenticated, service_role;

-- A mix that somebody keeps. Its name is theirs: nothing is ever looked up by it.
create table public.ambient_mixes (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 60),
  mix jsonb not null check (private.is_mix(mix)),
  kept_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ambient_mixes_user_id_kept_at_id_idx
  on public.ambient_mixes (user_id, kept_at desc, id desc);
create trigger touch_updated_at before update on public.ambient_mixes
  for each row execute function private.touch_updated_at();

alter table public.ambient_mixes enable row level security;
create policy select_own on public.ambient_mixes for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.ambient_mixes for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.ambient_mixes for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.ambient_mixes for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.ambient_mixes to authenticated;
grant insert (id, name, mix, kept_at), update (name, mix) on public.ambient_mixes to authenticated;
grant select, insert, update, delete on public.ambient_mixes to service_role;

insert into private.quotas (relation, most) values ('ambient_mixes', 3000);
create trigger enforce_quota after insert on public.ambient_mixes
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
