-- One place for everything that earns: how much each kind brings, and how often within 24 hours. The
-- same numbers stand in domain/rewards/earnings.ts, tested equal. An hour of something brings what a
-- minute of it does: nothing here knows how long it took, nor how well it went.
create table private.reward_rules (
  kind text primary key check (kind ~ '^[a-z_]{1,30}$'),
  points integer not null check (points between 1 and 50),
  tokens integer not null check (tokens between 1 and 5),
  -- Counted in hours and not in days, so that a changing time zone brings nothing more.
  most_in_24_hours integer not null check (most_in_24_hours between 1 and 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on private.reward_rules
  for each row execute function private.touch_updated_at();
revoke all on private.reward_rules from public;
alter table private.reward_rules enable row level security;
insert into private.reward_rules (kind, points, tokens, most_in_24_hours) values
  -- Once on the person's day: `claim_daily_reward` has a rule of its own for that.
  ('daily_login', 50, 1, 1),
  ('game', 5, 1, 10),
  ('tool', 5, 1, 10),
  ('lesson', 5, 1, 5),
  ('challenge', 5, 1, 5),
  -- One a day; two, because an evening and the next morning are less than 24 hours apart.
  ('check_in', 10, 1, 2),
  ('diary', 10, 1, 2),
  ('keepsake', 10, 1, 2);

-- What was paid lately, out of the person's reach: who deletes a token, or the entry that it came
-- from, is not paid for it again. Nine days of it are kept.
create table private.earnings (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  kind text not null,
  -- Of a game, a tool, a lesson, an act; empty where the kind has no names.
  name text not null default '',
  earned_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, day, kind, name)
);
create trigger touch_updated_at before update on private.earnings
  for each row execute function private.touch_updated_at();
revoke all on private.earnings from public;
alter table private.earnings enable row level security;

-- The days on which a person did anything kind: one row a day, never taken away by coming less.
create table public.care_days (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);
create trigger touch_updated_at before update on public.care_days
  for each row execute function private.touch_updated_at();
alter table public.care_days enable row level security;
create policy select_own on public.care_days for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select on public.care_days to authenticated;
grant select, insert, update, delete on public.care_days to service_role;

-- Days on which somebody rests on purpose: they hold the days in a row together.
create table public.rest_days (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  day date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, day)
);
create trigger touch_updated_at before update on public.rest_days
  for each row execute function private.touch_updated_at();
alter table public.rest_days enable row level security;
create policy select_own on public.rest_days for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.rest_days for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.rest_days for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.rest_days to authenticated;
grant insert (id, day) on public.rest_days to authenticated;
grant select, insert, update, delete on public.rest_days to service_role;

insert into private.quotas (relation, most) values ('rest_days', 8000);
create trigger enforce_quota after insert on public.rest_days
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- Which level the person has been told of: each is told once, on whichever device asks first.
alter table public.user_progress
  add column told_level integer not null default 1 check (told_level >= 1);
update public.user_progress set told_level = level;

-- Whether the days in a row are shown to their person.
alter table public.profiles add column shows_streak boolean not null default true;
grant update (shows_streak) on public.profiles to authenticated;

create function private.zone_of(p_person uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce((select time_zone from public.profiles where user_id = p_person), 'America/Mexico_City')
$$;

-- One of a person's rewards after the other. Whoever takes it takes no other lock of hers after it.
create function private.one_reward_at_a_time(p_person uuid) returns void
language sql volatile
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('rewards:' || p_person::text, 0)) $$;

-- Days of care without a gap that end on `p_until`; days of rest close a gap and count for none.
create function private.care_run(p_person uuid, p_until date) returns integer
language sql stable
set search_path = ''
as $$
  with held as (
    select d.day, bool_or(d.cared) as cared
      from (select day, true as cared from public.care_days
             where user_id = p_person and day <= p_until
            union all
            select day, false from public.rest_days
             where user_id = p_person and day <= p_until) d
     group by d.day),
  islands as (
    select cared, day + (row_number() over (order by day desc))::integer as island from held)
  select count(*) filter (where cared)::integer from islands where island = p_until + 1
$$;

-- The days in a row after a visit on `p_today`. It goes on where rest or care fills every day between,
-- also where what an older version counted has no days of its own.
create function private.streak_after(p_person uuid, p_progress public.user_progress, p_today date)
returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  since constant date := p_progress.last_login;
  cared integer;
  filled integer;
begin
  select count(*) filter (where cared_on), count(*) into cared, filled
    from (select d.day, bool_or(d.cared) as cared_on
            from (select day, true as cared from public.care_days
                   where user_id = p_person and day > since and day < p_today
                  union all
                  select day, false from public.rest_days
                   where user_id = p_person and day > since and day < p_today) d
           group by d.day) between_them;
  return greatest(
    case when filled = p_today - since - 1 then p_progress.streak_count + cared + 1 else 1 end,
    private.care_run(p_person, p_today));
end
$$;

-- A day of care or of rest that arrives late may close a gap behind the last visit.
create function private.mend_streak(p_person uuid) returns void
language sql volatile
set search_path = ''
as $$
  update public.user_progress p
     set streak_count = greatest(p.streak_count, run.days),
         max_streak = greatest(p.max_streak, run.days)
    from (select id, private.care_run(p_person, last_login) as days
            from public.user_progress where user_id = p_person and last_login is not null) run
   where p.id = run.id and run.days > p.streak_count
$$;

-- Notes the day of something kind: the day on which it was done, up to a week ago, so that nothing
-- done without network is lost; else today. Nobody has more of these days than they were here.
create function private.note_care(p_person uuid, p_moment timestamptz, p_now timestamptz) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  here_since timestamptz;
  moment timestamptz := p_now;
begin
  select created_at into here_since from auth.users where id = p_person;
  if p_moment between greatest(p_now - interval '7 days', here_since) and p_now then
    moment := p_moment;
  end if;
  insert into public.care_days (user_id, day)
  values (p_person, private.day_of(moment, private.zone_of(p_person)))
  on conflict do nothing;
  if found and moment < p_now then perform private.mend_streak(p_person); end if;
end
$$;

-- Adds points to the newest progress of the person; true if the level rose. A level never falls.
create function private.add_points(p_person uuid, p_points integer) returns boolean
language plpgsql volatile
set search_path = ''
as $$
declare
  progress public.user_progress;
  new_level integer;
begin
  select * into progress from public.user_progress
   where user_id = p_person order by created_at desc, id desc limit 1 for update;
  if progress.id is null then
    insert into public.user_progress (user_id, points, level)
    values (p_person, p_points, public.level_of_points(p_points));
    return false;
  end if;
  new_level := greatest(progress.level, public.level_of_points(progress.points + p_points));
  update public.user_progress set points = points + p_points, level = new_level
   where id = progress.id;
  return new_level > progress.level;
end
$$;

-- Something done, with the clock as an argument, so that a test can live through any calendar. Token
-- and points come for the first of this name on the person's day, and so often of its kind within 24
-- hours; that it was done counts as a day of care in any case. A level that rose brings one token more.
create function private.grant_act_at(
  p_person uuid, p_kind text, p_name text, p_moment timestamptz, p_now timestamptz, p_most integer
) returns boolean
language plpgsql volatile
set search_path = ''
as $$
declare
  rule private.reward_rules;
  today date;
begin
  select * into rule from private.reward_rules where kind = p_kind;
  if rule.kind is null then
    raise exception 'reward_kind_unknown' using errcode = '22023', detail = p_kind;
  end if;
  perform private.one_reward_at_a_time(p_person);
  perform private.note_care(p_person, p_moment, p_now);
  if (select count(*) from private.earnings
       where user_id = p_person and kind = p_kind
         and earned_at > p_now - interval '24 hours')
     >= least(rule.most_in_24_hours, p_most) then
    return false;
  end if;
  today := private.day_of(p_now, private.zone_of(p_person));
  insert into private.earnings (user_id, day, kind, name, earned_at)
  values (p_person, today, p_kind, coalesce(p_name, ''), p_now)
  on conflict do nothing;
  if not found then return false; end if;
  delete from private.earnings where user_id = p_person and day < today - 9;

  insert into public.user_tokens (user_id, token_type, amount, description, created_at)
  values (p_person, 'activity_reward', rule.tokens, concat_ws(':', p_kind, p_name), p_now);
  if private.add_points(p_person, rule.points) then
    insert into public.user_tokens (user_id, token_type, amount, description, created_at)
    values (p_person, 'level_up', 1, 'level_up', p_now);
  end if;
  return true;
end
$$;

-- What every function and trigger calls for something done: true if it brought its token.
-- `p_most_in_24_hours` may only be stricter than the rule of the kind.
drop function private.grant_activity_token(uuid, text, text, integer);
create function private.grant_activity_token(
  p_person uuid, p_kind text, p_name text default null,
  p_most_in_24_hours integer default null, p_moment timestamptz default null
) returns boolean
language sql volatile
set search_path = ''
as $$
  select private.grant_act_at(p_person, p_kind, p_name, p_moment, now(), p_most_in_24_hours)
$$;

revoke execute on function
  private.zone_of(uuid), private.one_reward_at_a_time(uuid), private.care_run(uuid, date),
  private.streak_after(uuid, public.user_progress, date), private.mend_streak(uuid),
  private.note_care(uuid, timestamptz, timestamptz), private.add_points(uuid, integer),
  private.grant_act_at(uuid, text, text, timestamptz, timestamptz, integer),
  private.grant_activity_token(uuid, text, text, integer, timestamptz)
  from public;

-- What was earned before this ledger stood, so that nothing of today is paid twice.
insert into private.earnings (user_id, day, kind, name, earned_at)
select t.user_id, private.day_of(t.created_at, private.zone_of(t.user_id)),
       split_part(t.description, ':', 1), split_part(t.description, ':', 2), t.created_at
  from public.user_tokens t
 where t.amount > 0 and t.created_at > now() - interval '9 days'
   and split_part(t.description, ':', 1) in ('game', 'tool', 'lesson')
on conflict do nothing;

-- Days of care before they were written down, from everything that says when it was stored.
insert into public.care_days (user_id, day)
select distinct done.user_id, private.day_of(done.at, private.zone_of(done.user_id))
  from (select user_id, created_at as at from public.user_tokens where amount > 0
        union all select user_id, created_at from public.game_results
        union all select user_id, created_at from public.tool_results
        union all select user_id, created_at from public.lesson_events
        union all select user_id, created_at from public.mood_entries
        union all select user_id, created_at from public.diary_entries
        union all select user_id, created_at from public.keepsakes) done
on conflict do nothing;
insert into public.care_days (user_id, day)
select distinct user_id, last_login from public.user_progress where last_login is not null
on conflict do nothing;
