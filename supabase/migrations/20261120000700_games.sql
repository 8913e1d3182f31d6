-- What a finished game leaves behind. Tokens are for finishing, never for score or for feeling better.
create table public.game_results (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  game_id text not null check (game_id ~ '^[a-z][a-z0-9-]{1,40}$'),
  level smallint not null check (level between 1 and 100),
  -- Null where nothing is measured, as in a game's panic mode.
  score numeric(8, 2) check (score >= 0),
  duration_seconds integer not null check (duration_seconds between 0 and 86400),
  rating_before smallint check (rating_before between 0 and 10),
  rating_after smallint check (rating_after between 0 and 10),
  reflection text check (length(reflection) <= 2000),
  finished_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index game_results_user_id_finished_at_idx
  on public.game_results (user_id, finished_at desc);
create trigger touch_updated_at before update on public.game_results
  for each row execute function private.touch_updated_at();

alter table public.game_results enable row level security;
create policy select_own on public.game_results for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.game_results for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.game_results to authenticated;
grant select, insert, update, delete on public.game_results to service_role;

-- Stores a result once (the id is made by the client, so a repeated send changes nothing) and
-- grants one token for the first finish of this game on the person's day. What was granted is read
-- from the tokens, not from the results, because a person may delete results and keep tokens; the
-- daily most bounds what invented game names or a changing time zone could bring.
create function public.finish_game(
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
  most_tokens_in_24_hours constant integer := 10;
  zone text;
  granted boolean := false;
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('finish_game:' || me::text, 0));
  insert into public.game_results (id, user_id, game_id, level, score, duration_seconds,
    rating_before, rating_after, reflection)
  values (p_id, me, p_game_id, p_level, p_score, p_duration_seconds,
    p_rating_before, p_rating_after, nullif(btrim(p_reflection), ''))
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  select time_zone into zone from public.profiles where user_id = me;
  zone := coalesce(zone, 'America/Mexico_City');
  if not exists (
       select from public.user_tokens
        where user_id = me and description = 'game:' || p_game_id
          and private.day_of(created_at, zone) = private.day_of(now(), zone))
     and (select count(*) from public.user_tokens
           where user_id = me and description like 'game:%'
             and created_at > now() - interval '24 hours') < most_tokens_in_24_hours then
    insert into public.user_tokens (user_id, token_type, amount, description)
    values (me, 'activity_reward', 1, 'game:' || p_game_id);
    granted := true;
  end if;
  return jsonb_build_object('stored', true, 'token_granted', granted);
end
$$;
revoke execute on function
  public.finish_game(uuid, text, integer, integer, numeric, integer, integer, text) from public;
grant execute on function
  public.finish_game(uuid, text, integer, integer, numeric, integer, integer, text) to authenticated;
