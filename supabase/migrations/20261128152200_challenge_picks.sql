-- What somebody put into a place of their week's card: an act swapped for the proposed one, or the
-- proposed one held fast because it was done. Rows are only added and taken back; of several for one
-- place the latest stands, so that two devices never contradict each other. Places that nobody
-- touched are proposed anew from what was done before the week (domain/challenges/week-card.ts).
create table public.challenge_picks (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  week date not null check (
    extract(isodow from week) = 1 and week between date '2020-01-01' and date '2200-01-01'),
  slot smallint not null check (slot between 0 and 4),
  act_id text not null check (act_id ~ '^[a-z][a-z0-9-]{1,60}$'),
  picked_at timestamptz not null default now()
    check (picked_at between '2020-01-01' and '2200-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index challenge_picks_user_id_picked_at_id_idx
  on public.challenge_picks (user_id, picked_at desc, id desc);
create trigger touch_updated_at before update on public.challenge_picks
  for each row execute function private.touch_updated_at();

alter table public.challenge_picks enable row level security;
create policy select_own on public.challenge_picks for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.challenge_picks for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.challenge_picks for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.challenge_picks to authenticated;
grant insert (id, week, slot, act_id, picked_at) on public.challenge_picks to authenticated;
grant select, insert, update, delete on public.challenge_picks to service_role;

insert into private.quotas (relation, most) values ('challenge_picks', 50000);
create trigger enforce_quota after insert on public.challenge_picks
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
