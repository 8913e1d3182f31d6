-- An experiment of one person with themselves: days with a small thing added and days as always, in
-- blocks of two, in an order dealt by chance at the start and kept here. What may be tried stands in
-- domain/mood/experiments; an own factor is named by its id. Sleep, medication, food and alcohol may
-- not: they are no ids of this list.
create table public.mood_experiments (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  factor text not null check (
    factor in ('outdoors', 'movement', 'company', 'screens', 'coffee', 'music', 'breathing', 'writing')
    or factor ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  ),
  question text not null check (question in ('mood', 'next-day', 'energy')),
  -- A block a character: 1 with, 0 without. Both sides have about half of them.
  arms text not null check (
    arms ~ '^[01]+$' and length(arms) in (7, 10, 14)
    and abs(2 * length(replace(arms, '0', '')) - length(arms)) <= 1
  ),
  starts_on date not null check (starts_on between date '2000-01-01' and date '2200-01-01'),
  stopped_on date check (stopped_on between date '2000-01-01' and date '2200-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (stopped_on >= starts_on)
);
create index mood_experiments_user_id_starts_on_id_idx
  on public.mood_experiments (user_id, starts_on desc, id desc);
create trigger touch_updated_at before update on public.mood_experiments
  for each row execute function private.touch_updated_at();

alter table public.mood_experiments enable row level security;
create policy select_own on public.mood_experiments for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.mood_experiments for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.mood_experiments for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.mood_experiments for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.mood_experiments to authenticated;
grant insert (id, factor, question, arms, starts_on, stopped_on)
  on public.mood_experiments to authenticated;
-- What was dealt stays dealt; only that it ended is added, and taken back.
grant update (stopped_on) on public.mood_experiments to authenticated;
grant select, insert, update, delete on public.mood_experiments to service_role;

insert into private.quotas (relation, most) values ('mood_experiments', 3000);
create trigger enforce_quota after insert on public.mood_experiments
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
