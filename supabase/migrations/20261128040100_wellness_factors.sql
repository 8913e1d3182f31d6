-- What a person watches beside the mood. The usual ones are known to the app by name
-- (domain/mood/factors.ts); these are the ones of their own.
create table public.wellness_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 60),
  kind text not null check (kind in ('yes_no', 'scale', 'amount')),
  unit text check (length(btrim(unit)) between 1 and 20),
  added_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index wellness_factors_user_id_added_at_id_idx
  on public.wellness_factors (user_id, added_at, id);
create trigger touch_updated_at before update on public.wellness_factors
  for each row execute function private.touch_updated_at();

alter table public.wellness_factors enable row level security;
create policy select_own on public.wellness_factors for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.wellness_factors for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.wellness_factors for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.wellness_factors for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.wellness_factors to authenticated;
grant insert (id, name, kind, unit, added_at) on public.wellness_factors to authenticated;
grant update (name, kind, unit, added_at) on public.wellness_factors to authenticated;
grant select, insert, update, delete on public.wellness_factors to service_role;

insert into private.quotas (relation, most) values ('wellness_factors', 3000);
create trigger enforce_quota after insert on public.wellness_factors
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- One value of one factor on one day of the person's calendar. `factor` is a usual one by name, or the
-- id of an own one. Written again, the later value stands.
create table public.factor_days (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  factor text not null check (factor ~ '^[a-z0-9-]{2,40}$'),
  day date not null check (day between date '1900-01-01' and date '2200-01-01'),
  value numeric(8, 2) not null check (value between 0 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, factor, day)
);
create index factor_days_user_id_day_id_idx on public.factor_days (user_id, day desc, id desc);
create trigger touch_updated_at before update on public.factor_days
  for each row execute function private.touch_updated_at();

alter table public.factor_days enable row level security;
create policy select_own on public.factor_days for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.factor_days for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.factor_days for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.factor_days for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.factor_days to authenticated;
grant insert (factor, day, value) on public.factor_days to authenticated;
grant update (value) on public.factor_days to authenticated;
grant select, insert, update, delete on public.factor_days to service_role;

-- Twenty factors on each of ten years' days.
insert into private.quotas (relation, most) values ('factor_days', 80000);
create trigger enforce_quota after insert on public.factor_days
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- The days of an own factor go with it. As the person: row security holds for what is deleted too.
create function private.forget_factor_days() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.factor_days where user_id = old.user_id and factor = old.id::text;
  return null;
end
$$;
revoke execute on function private.forget_factor_days() from public;
create trigger forget_factor_days after delete on public.wellness_factors
  for each row execute function private.forget_factor_days();
