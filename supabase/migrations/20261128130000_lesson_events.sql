-- One token for something done, the first time on the person's own day, and so many of its kind within
-- 24 hours. Tokens are for doing, never for doing well. Whoever calls holds a lock of the person.
create function private.grant_activity_token(
  p_person uuid, p_kind text, p_name text, p_most_in_24_hours integer
) returns boolean
language plpgsql volatile
set search_path = ''
as $$
declare
  zone text;
begin
  select time_zone into zone from public.profiles where user_id = p_person;
  zone := coalesce(zone, 'America/Mexico_City');
  if exists (
       select from public.user_tokens
        where user_id = p_person and description = p_kind || ':' || p_name
          and private.day_of(created_at, zone) = private.day_of(now(), zone))
     or (select count(*) from public.user_tokens
          where user_id = p_person and description like p_kind || ':%'
            and created_at > now() - interval '24 hours') >= p_most_in_24_hours then
    return false;
  end if;
  insert into public.user_tokens (user_id, token_type, amount, description)
  values (p_person, 'activity_reward', 1, p_kind || ':' || p_name);
  return true;
end
$$;
revoke execute on function private.grant_activity_token(uuid, text, text, integer) from public;

-- As before, with the token granted by the function above.
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
  perform pg_advisory_xact_lock(hashtextextended('finish_tool:' || me::text, 0));
  insert into public.tool_results (id, user_id, tool_id, chosen_minutes, duration_seconds,
    rating_before, rating_after, finished_at)
  values (p_id, me, p_tool_id, p_chosen_minutes, p_duration_seconds,
    p_rating_before, p_rating_after, least(p_finished_at, now()))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  return jsonb_build_object('stored', true,
    'token_granted', private.grant_activity_token(me, 'tool', p_tool_id, 10));
end
$$;

-- What somebody did with a lesson: read it to its end, or answered one of its two questions. Rows
-- are only added, so that two devices never contradict each other; what comes back in the review is
-- reckoned from them (domain/learning/review.ts).
create table public.lesson_events (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  lesson_id text not null check (lesson_id ~ '^[a-z][a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('read', 'recall')),
  question smallint check (question between 1 and 2),
  was_right boolean,
  happened_at timestamptz not null default now()
    check (happened_at between '2020-01-01' and '2200-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'recall') = (question is not null) and (kind = 'recall') = (was_right is not null))
);
create index lesson_events_user_id_happened_at_idx
  on public.lesson_events (user_id, happened_at desc, id desc);
create trigger touch_updated_at before update on public.lesson_events
  for each row execute function private.touch_updated_at();

alter table public.lesson_events enable row level security;
create policy select_own on public.lesson_events for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.lesson_events for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.lesson_events to authenticated;
grant select, insert, update, delete on public.lesson_events to service_role;

insert into private.quotas (relation, most) values ('lesson_events', 20000);
create trigger enforce_quota after insert on public.lesson_events
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- Stores an event once under the id that the client made, and grants a token for the first answer to
-- a lesson on the person's day, right or not. Without network it happened before it arrives:
-- `p_happened_at` says when, a clock that runs ahead is set to now; the token's day is today.
create function public.record_lesson_event(
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
  perform pg_advisory_xact_lock(hashtextextended('record_lesson_event:' || me::text, 0));
  insert into public.lesson_events (id, user_id, lesson_id, kind, question, was_right, happened_at)
  values (p_id, me, p_lesson_id, p_kind, p_question, p_was_right, least(p_happened_at, now()))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  return jsonb_build_object('stored', true, 'token_granted',
    p_kind = 'recall' and private.grant_activity_token(me, 'lesson', p_lesson_id, 5));
end
$$;
revoke execute on function
  public.record_lesson_event(uuid, text, text, integer, boolean, timestamptz) from public;
grant execute on function
  public.record_lesson_event(uuid, text, text, integer, boolean, timestamptz) to authenticated;
