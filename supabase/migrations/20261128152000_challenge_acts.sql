-- Small acts of challenges that somebody did (domain/challenges). An act counts once on a day of its
-- person, from however many devices it is said; whether it was the smaller version is theirs to know.
create table public.challenge_acts (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  act_id text not null check (act_id ~ '^[a-z][a-z0-9-]{1,60}$'),
  day date not null default current_date,
  smaller boolean not null default false,
  done_at timestamptz not null default now()
    check (done_at between '2020-01-01' and '2200-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, act_id, day)
);
create index challenge_acts_user_id_done_at_id_idx
  on public.challenge_acts (user_id, done_at desc, id desc);
create trigger touch_updated_at before update on public.challenge_acts
  for each row execute function private.touch_updated_at();

alter table public.challenge_acts enable row level security;
create policy select_own on public.challenge_acts for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.challenge_acts for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.challenge_acts to authenticated;
grant select, insert, update, delete on public.challenge_acts to service_role;

insert into private.quotas (relation, most) values ('challenge_acts', 20000);
create trigger enforce_quota after insert on public.challenge_acts
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- Stores an act once under the id that the client made, and once a day, and grants a token for it
-- by the rule of its kind, the same for the smaller version. Without network it was done
-- before it arrives: `p_done_at` says when, a clock that runs ahead is set to now; the token's day is
-- today. Taking an act back leaves its token: nothing that was given is taken away, and nothing is
-- given twice.
create function public.record_challenge_act(
  p_id uuid,
  p_act_id text,
  p_smaller boolean default false,
  p_done_at timestamptz default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  done constant timestamptz := least(p_done_at, now());
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('record_challenge_act:' || me::text, 0));
  insert into public.challenge_acts (id, user_id, act_id, day, smaller, done_at)
  values (p_id, me, p_act_id, private.day_of(done, private.zone_of(me)), p_smaller, done)
  on conflict do nothing;
  if not found then
    return jsonb_build_object('stored', false, 'token_granted', false);
  end if;
  return jsonb_build_object('stored', true,
    'token_granted', private.grant_activity_token(me, 'challenge', p_act_id, null, done));
end
$$;
revoke execute on function
  public.record_challenge_act(uuid, text, boolean, timestamptz) from public;
grant execute on function
  public.record_challenge_act(uuid, text, boolean, timestamptz) to authenticated;
