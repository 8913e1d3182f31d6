-- What a person has played, a row for each game: for the marks of finished levels, and for what has
-- worked. The change from before to after is a mean with its standard error, never a verdict; how
-- good a falling number is, only the game's scale can say. Row security decides whose rows count.
create function public.game_progress()
returns table (
  game_id text,
  times integer,
  levels smallint[],
  rated integer,
  mean_change numeric,
  change_error numeric,
  last_at timestamptz
)
language sql stable security invoker
set search_path = ''
as $$
  select r.game_id,
    count(*)::integer,
    array_agg(distinct r.level order by r.level),
    count(r.rating_after - r.rating_before)::integer,
    round(avg(r.rating_after - r.rating_before), 2),
    round(stddev_samp(r.rating_after - r.rating_before)
      / sqrt(nullif(count(r.rating_after - r.rating_before), 0)::numeric), 2),
    max(r.finished_at)
  from public.game_results r
  where r.user_id = (select auth.uid())
  group by r.game_id
  order by r.game_id
$$;
revoke execute on function public.game_progress() from public;
grant execute on function public.game_progress() to authenticated;
