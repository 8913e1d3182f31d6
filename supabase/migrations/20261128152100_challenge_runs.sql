-- A pack of acts that somebody took up. What was left or paused stays as it was; the acts themselves
-- stand in challenge_acts, so that none is lost with it. At the end there is a look back: what did
-- good, what was hard, and which acts to keep. Words that went to the diary instead are not here.
create table public.challenge_runs (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  pack_id text not null check (pack_id ~ '^[a-z][a-z0-9-]{1,60}$'),
  state text not null check (state in ('running', 'paused', 'left', 'finished')),
  started_at timestamptz not null default now()
    check (started_at between '2020-01-01' and '2200-01-01'),
  ended_at timestamptz check (ended_at between '2020-01-01' and '2200-01-01'),
  did_good text check (length(btrim(did_good)) between 1 and 1000),
  was_hard text check (length(btrim(was_hard)) between 1 and 1000),
  kept text[] not null default '{}'
    check (cardinality(kept) <= 7 and private.lines_within(kept, 61)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index challenge_runs_user_id_started_at_id_idx
  on public.challenge_runs (user_id, started_at desc, id desc);
create trigger touch_updated_at before update on public.challenge_runs
  for each row execute function private.touch_updated_at();

-- A clock that runs ahead is set to now, as that of the acts is: no act is done before its pack began.
create function private.no_start_to_come() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.started_at := least(new.started_at, now());
  return new;
end
$$;
create trigger no_start_to_come before insert on public.challenge_runs
  for each row execute function private.no_start_to_come();

alter table public.challenge_runs enable row level security;
create policy select_own on public.challenge_runs for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.challenge_runs for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.challenge_runs for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.challenge_runs for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.challenge_runs to authenticated;
grant insert (id, pack_id, state, started_at, ended_at, did_good, was_hard, kept)
  on public.challenge_runs to authenticated;
grant update (state, ended_at, did_good, was_hard, kept) on public.challenge_runs to authenticated;
grant select, insert, update, delete on public.challenge_runs to service_role;

insert into private.quotas (relation, most) values ('challenge_runs', 5000);
create trigger enforce_quota after insert on public.challenge_runs
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
