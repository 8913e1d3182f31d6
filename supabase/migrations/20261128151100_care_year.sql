-- The days of a year on which somebody took care of themselves, and how: {first, days: [{day, kinds}]}.
-- `first` is the year of the oldest row, null where there is none. A day is the person's own, which
-- ends at 04:00 (private.day_of, written out because whoever asks may not call it). It reads with the
-- rights of whoever asks.
create function public.care_year(p_year integer) returns jsonb
language sql stable security invoker
set search_path = ''
as $$
  with me as (
    select u.id, coalesce(p.time_zone, 'America/Mexico_City') as zone,
           make_date(p_year, 1, 1) as first_day, make_date(p_year + 1, 1, 1) as end_day
      from (select auth.uid() as id) u
      left join public.profiles p on p.user_id = u.id
  ), span as (
    select me.*, (first_day + time '04:00') at time zone zone as starts,
           (end_day + time '04:00') at time zone zone as ends
      from me
  ), done as (
    select m.occurred_at as at, 'notice' as kind from span s join public.mood_entries m
        on m.user_id = s.id and m.occurred_at >= s.starts and m.occurred_at < s.ends
    union all
    select w.taken_at, 'notice' from span s join public.wellbeing_checks w
        on w.user_id = s.id and w.taken_at >= s.starts and w.taken_at < s.ends
    union all
    select t.finished_at, 'calm' from span s join public.tool_results t
        on t.user_id = s.id and t.finished_at >= s.starts and t.finished_at < s.ends
    union all
    select g.finished_at, case when g.game_id = 'breathing' then 'calm' else 'play' end
      from span s join public.game_results g
        on g.user_id = s.id and g.finished_at >= s.starts and g.finished_at < s.ends
    union all
    select d.occurred_at, 'words' from span s join public.diary_entries d
        on d.user_id = s.id and d.occurred_at >= s.starts and d.occurred_at < s.ends
    union all
    select k.kept_at, 'words' from span s join public.keepsakes k
        on k.user_id = s.id and k.kept_at >= s.starts and k.kept_at < s.ends
    union all
    select m.created_at, 'talk' from span s join public.messages m
        on m.user_id = s.id and m.created_at >= s.starts and m.created_at < s.ends
    union all
    select c.created_at, 'talk' from span s join public.support_contacts c
        on c.user_id = s.id and c.created_at >= s.starts and c.created_at < s.ends
    union all
    select l.happened_at, 'learn' from span s join public.lesson_events l
        on l.user_id = s.id and l.happened_at >= s.starts and l.happened_at < s.ends
  ), told as (
    select ((d.at at time zone s.zone) - interval '4 hours')::date as day, d.kind
      from done d cross join span s
    union
    select f.day, 'notice' from span s join public.factor_days f
        on f.user_id = s.id and f.day >= s.first_day and f.day < s.end_day
  ), days as (
    select t.day, jsonb_agg(t.kind order by t.kind) as kinds from told t group by t.day
  )
  select jsonb_build_object(
    'first', (
      select extract(year from min(oldest.at) at time zone s.zone - interval '4 hours')::integer
        from (values
          ((select min(m.occurred_at) from public.mood_entries m where m.user_id = s.id)),
          ((select min(d.occurred_at) from public.diary_entries d where d.user_id = s.id)),
          ((select min(t.finished_at) from public.tool_results t where t.user_id = s.id)),
          ((select min(g.finished_at) from public.game_results g where g.user_id = s.id)),
          ((select min(l.happened_at) from public.lesson_events l where l.user_id = s.id)),
          ((select min(c.created_at) from public.messages c where c.user_id = s.id))
        ) oldest(at)),
    'days', coalesce(
      (select jsonb_agg(jsonb_build_object('day', d.day, 'kinds', d.kinds) order by d.day)
         from days d), '[]'::jsonb))
    from span s
$$;
revoke execute on function public.care_year(integer) from public;
grant execute on function public.care_year(integer) to authenticated;
