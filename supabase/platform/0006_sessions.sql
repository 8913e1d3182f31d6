-- Signing in in one round trip: session, first refresh token, `last_sign_in_at`; then the oldest
-- sessions above the limit of spec §9 end. The person's row is locked first, so that of sign-ins at
-- the same moment each sees the ones before it: a function, because each of its statements looks
-- anew at what is committed.
-- p_own_provider: which identity was used; null for those that note it themselves.
create function auth.create_session(
  p_session_id uuid,
  p_user_id uuid,
  p_amr jsonb,
  p_user_agent text,
  p_ip inet,
  p_not_after timestamptz,
  p_token_hash bytea,
  p_own_provider text,
  p_now timestamptz,
  p_most integer
) returns uuid[]
language plpgsql volatile
set search_path = ''
as $$
declare
  ended uuid[];
begin
  update auth.users set last_sign_in_at = p_now, updated_at = p_now where id = p_user_id;
  if p_own_provider is not null then
    update auth.identities set last_sign_in_at = p_now, updated_at = p_now
     where user_id = p_user_id and provider = p_own_provider;
  end if;
  insert into auth.sessions (id, user_id, amr, user_agent, ip, not_after, created_at, updated_at)
  values (p_session_id, p_user_id, p_amr, p_user_agent, p_ip, p_not_after, p_now, p_now);
  insert into auth.refresh_tokens (token_hash, user_id, session_id, created_at, updated_at)
  values (p_token_hash, p_user_id, p_session_id, p_now, p_now);
  -- The event of spec §6; the table is the product's, made after this function.
  insert into public.security_events (user_id, event_type, event_details, ip_address, user_agent)
  values (p_user_id, 'sign_in', jsonb_build_object('method', p_amr -> 0 ->> 'method'), p_ip,
    p_user_agent);
  with surplus as (
    delete from auth.sessions where id in (
      select s.id from auth.sessions s where s.user_id = p_user_id
       order by s.created_at desc, s.id = p_session_id desc, s.id desc offset p_most)
    returning id)
  select array_agg(id) into ended from surplus;
  return coalesce(ended, '{}');
end
$$;
revoke all on function auth.create_session from public;
