-- Which kinds of care somebody did in a span of time, and on how many days each: what the week's card
-- is proposed from. It reads what is stored anyway and keeps nothing; row security decides whose rows
-- count. What each name is a care of, the app knows (`factor` only where there was some of it).
create function public.recent_care(p_from timestamptz, p_until timestamptz)
returns table (kind text, name text, days integer)
language sql stable security invoker
set search_path = ''
as $$
  select done.kind, done.name, count(distinct done.day)::integer
  from (
    select 'tool' as kind, tool_id as name, (finished_at at time zone 'UTC')::date as day
      from public.tool_results
     where user_id = (select auth.uid()) and finished_at >= p_from and finished_at < p_until
    union all
    select 'game', game_id, (finished_at at time zone 'UTC')::date
      from public.game_results
     where user_id = (select auth.uid()) and finished_at >= p_from and finished_at < p_until
    union all
    select 'lesson', lesson_id, (happened_at at time zone 'UTC')::date
      from public.lesson_events
     where user_id = (select auth.uid()) and happened_at >= p_from and happened_at < p_until
    union all
    select 'check_in', '', (occurred_at at time zone 'UTC')::date
      from public.mood_entries
     where user_id = (select auth.uid()) and occurred_at >= p_from and occurred_at < p_until
    union all
    select 'diary', '', (occurred_at at time zone 'UTC')::date
      from public.diary_entries
     where user_id = (select auth.uid()) and occurred_at >= p_from and occurred_at < p_until
    union all
    select 'challenge', act_id, day
      from public.challenge_acts
     where user_id = (select auth.uid()) and done_at >= p_from and done_at < p_until
    union all
    select 'factor', factor, day
      from public.factor_days
     where user_id = (select auth.uid()) and factor in ('movement', 'company', 'outdoors')
       and value > 0 and day >= p_from::date and day < p_until::date
  ) done
  group by done.kind, done.name
  order by done.kind, done.name
$$;
revoke execute on function public.recent_care(timestamptz, timestamptz) from public;
grant execute on function public.recent_care(timestamptz, timestamptz) to authenticated;
