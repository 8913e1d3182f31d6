-- The functions and tables whose acts earn, each by the one ledger.

-- As before, with points, token and level by the ledger.
create or replace function public.finish_game(
  p_id uuid,
  p_game_id text,
  p_level integer,
  p_duration_seconds integer,
  p_score numeric default null,
  p_rating_before integer default null,
  p_rating_after integer default null,
  p_reflection text default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  insert into public.game_results (id, user_id, game_id, level, score, duration_seconds,
    rating_before, rating_after, reflection)
  values (p_id, me, p_game_id, p_level, p_score, p_duration_seconds,
    p_rating_before, p_rating_after, nullif(btrim(p_reflection), ''))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  return jsonb_build_object('stored', true,
    'token_granted', private.grant_activity_token(me, 'game', p_game_id));
end
$$;

create or replace function public.finish_tool(
  p_id uuid,
  p_tool_id text,
  p_chosen_minutes integer,
  p_duration_seconds integer,
  p_rating_before integer default null,
  p_rating_after integer default null,
  p_finished_at timestamptz default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  insert into public.tool_results (id, user_id, tool_id, chosen_minutes, duration_seconds,
    rating_before, rating_after, finished_at)
  values (p_id, me, p_tool_id, p_chosen_minutes, p_duration_seconds,
    p_rating_before, p_rating_after, least(p_finished_at, now()))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  return jsonb_build_object('stored', true, 'token_granted',
    private.grant_activity_token(me, 'tool', p_tool_id, null, p_finished_at));
end
$$;

create or replace function public.record_lesson_event(
  p_id uuid,
  p_lesson_id text,
  p_kind text,
  p_question integer default null,
  p_was_right boolean default null,
  p_happened_at timestamptz default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  insert into public.lesson_events (id, user_id, lesson_id, kind, question, was_right, happened_at)
  values (p_id, me, p_lesson_id, p_kind, p_question, p_was_right, least(p_happened_at, now()))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  return jsonb_build_object('stored', true, 'token_granted',
    p_kind = 'recall' and private.grant_activity_token(me, 'lesson', p_lesson_id, null, p_happened_at));
end
$$;

-- Check-in, page of the diary and keepsake earn where they are stored, sealed or open, typed or
-- brought in from a file: the kind is the trigger's first argument, the column of its moment the
-- second. Many rows at once are one act, and count as a day of care for each of the last days; a row
-- that was there already is not among the added, however often it is sent.
create function private.earn_by_rows() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  moment timestamptz;
begin
  if me is null then return null; end if;
  for moment in execute format(
    'select max(%1$I) from added where user_id = $1
      group by private.day_of(least(%1$I, now()), $2)
      order by 1 desc limit 9', tg_argv[1]) using me, private.zone_of(me)
  loop
    perform private.grant_activity_token(me, tg_argv[0], null, null, moment);
  end loop;
  return null;
end
$$;
revoke execute on function private.earn_by_rows() from public;
create trigger earn after insert on public.mood_entries
  referencing new table as added
  for each statement execute function private.earn_by_rows('check_in', 'occurred_at');
create trigger earn after insert on public.diary_entries
  referencing new table as added
  for each statement execute function private.earn_by_rows('diary', 'occurred_at');
create trigger earn after insert on public.keepsakes
  referencing new table as added
  for each statement execute function private.earn_by_rows('keepsake', 'kept_at');

-- The person's own day now; for the check below and for the page that shows the days.
create function private.own_day() returns date
language sql stable security definer
set search_path = ''
as $$ select private.day_of(now(), private.zone_of(auth.uid())) $$;
revoke execute on function private.own_day() from public;
grant execute on function private.own_day() to authenticated, service_role;

-- A rest is for a day near: a week back, because it may have waited for the network, and a month on.
create function private.check_rest_day() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null
     and new.day not between private.own_day() - 7 and private.own_day() + 31 then
    raise exception 'rest_day_out_of_reach' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger check_rest_day before insert on public.rest_days
  for each row execute function private.check_rest_day();

create function private.mend_streak_by_rest() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.mend_streak(new.user_id);
  return null;
end
$$;
create trigger mend_streak after insert on public.rest_days
  for each row execute function private.mend_streak_by_rest();
revoke execute on function private.check_rest_day(), private.mend_streak_by_rest() from public;

-- As before, with points and days by the ledger. Points may have come before the first visit was
-- claimed: the first visit is the one that finds no login.
-- Also returns `days_away`: days since the visit before, null at the first.
create or replace function private.claim_daily_reward_at(p_user_id uuid, p_now timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  cooldown constant interval := interval '60 seconds';
  rule private.reward_rules;
  today date;
  last_day date;
  last_claim timestamptz;
  progress public.user_progress;
  before public.user_progress;
  outcome text;
  kind text;
  rose boolean;
  streak integer;
begin
  -- One claim at a time for each person, also while no row exists to lock.
  perform private.one_reward_at_a_time(p_user_id);
  select * into strict rule from private.reward_rules r where r.kind = 'daily_login';
  today := private.day_of(p_now, private.zone_of(p_user_id));

  delete from public.user_progress old
   where old.user_id = p_user_id
     and old.id <> (select newest.id from public.user_progress newest
                     where newest.user_id = p_user_id
                     order by newest.created_at desc, newest.id desc limit 1);
  select * into before from public.user_progress where user_id = p_user_id;
  select paid.last_day, paid.claimed_at into last_day, last_claim
    from private.reward_claims paid where paid.user_id = p_user_id;
  last_day := greatest(last_day, before.last_login);

  -- `last_login` never moves backwards, so a changed time zone cannot pay twice for one day.
  if today <= last_day or p_now < last_claim + cooldown then
    return jsonb_build_object(
      'status', case when today <= last_day then 'already_claimed' else 'cooldown' end,
      'leveled_up', false, 'token_type', null, 'days_away', null,
      'progress', case when before.id is not null then to_jsonb(before) end);
  end if;

  insert into public.care_days (user_id, day) values (p_user_id, today) on conflict do nothing;
  rose := private.add_points(p_user_id, rule.points);
  outcome := case when before.last_login is null then 'first' else 'rewarded' end;
  kind := case when rose then 'level_up' else 'activity_reward' end;
  streak := case when outcome = 'first' then 1
            else private.streak_after(p_user_id, before, today) end;
  update public.user_progress
     set last_login = today, streak_count = streak, max_streak = greatest(max_streak, streak),
         total_logins = total_logins + 1
   where user_id = p_user_id
   returning * into progress;

  insert into private.reward_claims (user_id, last_day, claimed_at)
  values (p_user_id, today, p_now)
  on conflict (user_id) do update set last_day = excluded.last_day, claimed_at = excluded.claimed_at;
  insert into public.user_tokens (user_id, token_type, amount, description, created_at)
  values (p_user_id, kind, rule.tokens,
    case when outcome = 'first' then 'welcome' when rose then 'level_up' else 'daily_login' end, p_now);
  return jsonb_build_object('status', outcome, 'leveled_up', rose, 'token_type', kind,
    'days_away', today - before.last_login, 'progress', to_jsonb(progress));
end
$$;

-- The level that the person has not been told of yet, once for all devices; null if there is none.
create function public.take_level_up() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  reached integer;
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  update public.user_progress set told_level = level
   where id = (select id from public.user_progress
                where user_id = me order by created_at desc, id desc limit 1)
     and told_level < level
   returning level into reached;
  return reached;
end
$$;

-- For the profile: how many days of care there are, those of the last weeks, rests from then on, and
-- by which clock the person's day is told. Row security decides whose.
create function public.care_summary(p_days integer default 35) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'today', private.own_day(),
    'zone', (select time_zone from public.profiles limit 1),
    'total', (select count(*) from public.care_days),
    'days', (select coalesce(jsonb_agg(day order by day), '[]') from public.care_days
              where day > private.own_day() - least(p_days, 400)),
    'rests', (select coalesce(jsonb_agg(day order by day), '[]') from public.rest_days
               where day > private.own_day() - least(p_days, 400)))
$$;
revoke execute on function public.take_level_up(), public.care_summary(integer) from public;
grant execute on function public.take_level_up(), public.care_summary(integer) to authenticated;
