-- Points, level, streak and tokens (spec §3, §4 "Daily login reward"). A person may read and delete
-- the own rows; only the functions below grant, so that nobody awards themselves.
create table public.user_progress (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  last_login date,
  points integer not null default 0 check (points >= 0),
  level integer not null default 1 check (level >= 1),
  streak_count integer not null default 0 check (streak_count >= 0),
  max_streak integer not null default 0 check (max_streak >= streak_count),
  total_logins integer not null default 0 check (total_logins >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Not unique: imported data may hold duplicates, which the claim cleans keeping the newest.
create index user_progress_user_id_idx on public.user_progress (user_id, created_at desc, id desc);
create trigger touch_updated_at before update on public.user_progress
  for each row execute function private.touch_updated_at();

create table public.user_tokens (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null check (token_type in ('level_up', 'activity_reward')),
  amount integer not null check (amount <> 0),
  description text not null check (length(description) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_tokens_user_id_idx on public.user_tokens (user_id, created_at desc);
create trigger touch_updated_at before update on public.user_tokens
  for each row execute function private.touch_updated_at();

alter table public.user_progress enable row level security;
alter table public.user_tokens enable row level security;
create policy select_own on public.user_progress for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.user_progress for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy select_own on public.user_tokens for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
-- What was spent stays spent: deleting such a row would give the tokens back.
create policy delete_own on public.user_tokens for delete to authenticated
  using (user_id = (select auth.uid()) and amount > 0 and (select private.has_legal_consent()));
grant select, delete on public.user_progress, public.user_tokens to authenticated;
grant select, insert, update, delete on public.user_progress, public.user_tokens to service_role;

-- What was paid last, out of the person's reach: who deletes the own progress starts again at
-- zero, but is not paid twice for one day.
create table private.reward_claims (
  user_id uuid primary key references auth.users on delete cascade,
  last_day date not null,
  claimed_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on private.reward_claims
  for each row execute function private.touch_updated_at();

-- Level from points: design §7. The same rule stands in domain/rewards, tested equal.
create function public.level_of_points(points integer) returns integer
language sql immutable strict
set search_path = ''
as $$ select 1 + points / 100 $$;

-- The person's own day: it ends at 04:00 of the own time zone (design §7).
create function private.day_of(moment timestamptz, zone text) returns date
language sql stable strict
set search_path = ''
as $$ select ((moment at time zone zone) - interval '4 hours')::date $$;

-- The claim with the clock as an argument, so that a test can live through any calendar.
-- Returns {status: 'first'|'rewarded'|'already_claimed'|'cooldown', leveled_up, token_type, progress};
-- progress is null only for who deleted it on a day already paid.
create function private.claim_daily_reward_at(p_user_id uuid, p_now timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  cooldown constant interval := interval '60 seconds';
  reward constant integer := 50;
  zone text;
  today date;
  last_day date;
  last_claim timestamptz;
  progress public.user_progress;
  new_points integer;
  new_level integer;
  new_streak integer;
  outcome text;
  kind text;
begin
  -- One claim at a time for each person, also while no row exists to lock.
  perform pg_advisory_xact_lock(hashtextextended('claim_daily_reward:' || p_user_id::text, 0));

  select time_zone into zone from public.profiles where user_id = p_user_id;
  today := private.day_of(p_now, coalesce(zone, 'America/Mexico_City'));

  delete from public.user_progress old
   where old.user_id = p_user_id
     and old.id <> (select newest.id from public.user_progress newest
                     where newest.user_id = p_user_id
                     order by newest.created_at desc, newest.id desc limit 1);
  select * into progress from public.user_progress where user_id = p_user_id;
  select paid.last_day, paid.claimed_at into last_day, last_claim
    from private.reward_claims paid where paid.user_id = p_user_id;
  last_day := greatest(last_day, progress.last_login);

  -- `last_login` never moves backwards, so a changed time zone cannot pay twice for one day.
  if today <= last_day or p_now < last_claim + cooldown then
    return jsonb_build_object(
      'status', case when today <= last_day then 'already_claimed' else 'cooldown' end,
      'leveled_up', false, 'token_type', null,
      'progress', case when progress.id is not null then to_jsonb(progress) end);
  end if;

  if progress.id is null then
    outcome := 'first';
    kind := 'activity_reward';
    insert into public.user_progress
      (user_id, last_login, points, level, streak_count, max_streak, total_logins)
    values (p_user_id, today, reward, public.level_of_points(reward), 1, 1, 1)
    returning * into progress;
  else
    outcome := 'rewarded';
    new_points := progress.points + reward;
    new_level := greatest(progress.level, public.level_of_points(new_points));
    new_streak := case when progress.last_login = today - 1 then progress.streak_count + 1 else 1 end;
    kind := case when new_level > progress.level then 'level_up' else 'activity_reward' end;
    update public.user_progress
       set points = new_points, level = new_level, last_login = today,
           streak_count = new_streak, max_streak = greatest(max_streak, new_streak),
           total_logins = total_logins + 1
     where id = progress.id
     returning * into progress;
  end if;

  insert into private.reward_claims (user_id, last_day, claimed_at)
  values (p_user_id, today, p_now)
  on conflict (user_id) do update set last_day = excluded.last_day, claimed_at = excluded.claimed_at;
  insert into public.user_tokens (user_id, token_type, amount, description)
  values (p_user_id, kind, 1,
    case when outcome = 'first' then 'welcome' when kind = 'level_up' then kind else 'daily_login' end);
  return jsonb_build_object('status', outcome, 'leveled_up', kind = 'level_up',
    'token_type', kind, 'progress', to_jsonb(progress));
end
$$;

create function public.claim_daily_reward() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  return private.claim_daily_reward_at(auth.uid(), now());
end
$$;

revoke execute on function
  public.level_of_points(integer), private.day_of(timestamptz, text),
  private.claim_daily_reward_at(uuid, timestamptz), public.claim_daily_reward()
  from public;
grant execute on function public.level_of_points(integer) to authenticated, service_role;
grant execute on function public.claim_daily_reward() to authenticated;
