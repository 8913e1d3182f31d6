-- What a finished wellness tool leaves behind. Tokens are for finishing, never for feeling better.
create table public.tool_results (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  tool_id text not null check (tool_id ~ '^[a-z][a-z0-9-]{1,40}$'),
  -- The length that was chosen; how long it took is `duration_seconds`.
  chosen_minutes smallint not null check (chosen_minutes between 1 and 120),
  duration_seconds integer not null check (duration_seconds between 0 and 86400),
  -- How hard this moment is, 0 not at all and 10 as hard as can be; null where nobody answered.
  rating_before smallint check (rating_before between 0 and 10),
  rating_after smallint check (rating_after between 0 and 10),
  finished_at timestamptz not null default now()
    check (finished_at between '2020-01-01' and '2200-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tool_results_user_id_finished_at_idx
  on public.tool_results (user_id, finished_at desc, id desc);
create trigger touch_updated_at before update on public.tool_results
  for each row execute function private.touch_updated_at();

alter table public.tool_results enable row level security;
create policy select_own on public.tool_results for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.tool_results for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.tool_results to authenticated;
grant select, insert, update, delete on public.tool_results to service_role;

insert into private.quotas (relation, most) values ('tool_results', 50000);
create trigger enforce_quota after insert on public.tool_results
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- Stores a result once (the id is made by the client, so a repeated send changes nothing) and
-- grants one token for the first finish of this tool on the person's day, like finish_game; the most
-- of a day is one for each of the two. Without network it was finished before it arrives:
-- `p_finished_at` says when, a clock that runs ahead is set to now. The day of the token is the day
-- on which it is granted, so that an invented moment pays nothing more.
create function public.finish_tool(
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
  most_tokens_in_24_hours constant integer := 10;
  zone text;
  granted boolean := false;
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('finish_tool:' || me::text, 0));
  insert into public.tool_results (id, user_id, tool_id, chosen_minutes, duration_seconds,
    rating_before, rating_after, finished_at)
  values (p_id, me, p_tool_id, p_chosen_minutes, p_duration_seconds,
    p_rating_before, p_rating_after, least(p_finished_at, now()))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  select time_zone into zone from public.profiles where user_id = me;
  zone := coalesce(zone, 'America/Mexico_City');
  if not exists (
       select from public.user_tokens
        where user_id = me and description = 'tool:' || p_tool_id
          and private.day_of(created_at, zone) = private.day_of(now(), zone))
     and (select count(*) from public.user_tokens
           where user_id = me and description like 'tool:%'
             and created_at > now() - interval '24 hours') < most_tokens_in_24_hours then
    insert into public.user_tokens (user_id, token_type, amount, description)
    values (me, 'activity_reward', 1, 'tool:' || p_tool_id);
    granted := true;
  end if;
  return jsonb_build_object('stored', true, 'token_granted', granted);
end
$$;
revoke execute on function
  public.finish_tool(uuid, text, integer, integer, integer, integer, timestamptz) from public;
grant execute on function
  public.finish_tool(uuid, text, integer, integer, integer, integer, timestamptz) to authenticated;

-- The one ledger of what helps: every game and tool with what was felt before and after it. It reads
-- with the rights of whoever asks, so the policies of the two tables decide what is seen.
create view public.practice_ratings with (security_invoker = true) as
  select id, user_id, 'game'::text as practice_kind, game_id as practice_id,
         rating_before, rating_after, finished_at
    from public.game_results
  union all
  select id, user_id, 'tool'::text, tool_id, rating_before, rating_after, finished_at
    from public.tool_results;
comment on view public.practice_ratings is
  'Games and tools that were finished, with how hard the moment was before and after, 0-10.';
grant select on public.practice_ratings to authenticated, service_role;
