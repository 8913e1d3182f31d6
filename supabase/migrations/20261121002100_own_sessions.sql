-- Where a person is signed in, and signing out there (spec §9). auth.sessions itself stays closed.
create function private.current_session_id() returns uuid
language sql stable
set search_path = ''
as $$ select nullif(auth.jwt() ->> 'session_id', '')::uuid $$;

create function public.list_own_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  last_active_at timestamptz,
  user_agent text,
  ip_address text,
  is_current boolean
)
language sql stable security definer
set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at, s.created_at), s.user_agent, host(s.ip),
    s.id is not distinct from private.current_session_id()
    from auth.sessions s
   where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
   order by 6 desc, 3 desc
$$;

-- Returns whether a session was ended: false for one of somebody else as for one that is gone.
create function public.end_own_session(p_session_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  delete from auth.sessions where id = p_session_id and user_id = me;
  if not found then
    return false;
  end if;
  insert into public.security_events (user_id, event_type, event_details)
  values (me, 'session_ended', jsonb_build_object(
    'current', p_session_id is not distinct from private.current_session_id()));
  return true;
end
$$;

revoke execute on function
  private.current_session_id(), public.list_own_sessions(), public.end_own_session(uuid) from public;
grant execute on function
  public.list_own_sessions(), public.end_own_session(uuid) to authenticated;
