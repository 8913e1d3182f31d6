-- A safety plan: one a person, six parts in their own words. The device holds it first and merges
-- part by part; `revision` tells a device that somebody else wrote in between.
create table public.safety_plans (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique default auth.uid() references auth.users on delete cascade,
  parts jsonb not null default '{}'
    check (jsonb_typeof(parts) = 'object' and pg_column_size(parts) <= 131072),
  reviewed_at timestamptz,
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.safety_plans
  for each row execute function private.touch_updated_at();

alter table public.safety_plans enable row level security;
create policy select_own on public.safety_plans for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.safety_plans for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.safety_plans for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.safety_plans for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.safety_plans to authenticated;
grant insert (parts, reviewed_at, revision) on public.safety_plans to authenticated;
grant update (parts, reviewed_at, revision) on public.safety_plans to authenticated;
grant select, insert, update, delete on public.safety_plans to service_role;
