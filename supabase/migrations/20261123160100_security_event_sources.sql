-- What a security event says about where it came from is what the server saw, handed over with each
-- transaction as `request.client` ({"ip", "user_agent"}). What a person's own client claims in
-- p_ip_address and p_user_agent is not believed; the service speaks for others and is.
create or replace function public.log_security_event(
  p_user_id uuid,
  p_event_type text,
  p_event_details jsonb default '{}',
  p_ip_address text default null,
  p_user_agent text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  is_service constant boolean := coalesce(auth.role(), '') = 'service_role';
  about constant uuid := case when is_service then p_user_id else coalesce(p_user_id, auth.uid()) end;
  seen constant jsonb := nullif(current_setting('request.client', true), '');
  most_per_hour constant integer := 200;
  event_id uuid;
begin
  if not is_service then
    if about is null or about is distinct from auth.uid() then
      raise exception 'security_event_of_another_person' using errcode = '42501';
    end if;
    if p_event_type ~ '^(admin|account|factor|passkey|identity)_'
       or p_event_type in ('unauthorized_admin_attempt', 'suspicious_activity', 'password_changed',
         'email_changed') then
      raise exception 'security_event_reserved' using errcode = '42501';
    end if;
    if (select count(*) from (
          select from public.security_events
           where user_id = about and created_at > now() - interval '1 hour'
           limit most_per_hour) as recent) >= most_per_hour then
      raise exception 'security_event_limit' using errcode = 'PT429';
    end if;
  end if;
  insert into public.security_events (user_id, event_type, event_details, ip_address, user_agent)
  values (about, p_event_type, coalesce(p_event_details, '{}'),
    private.inet_or_null(case when is_service then p_ip_address else seen ->> 'ip' end),
    left(case when is_service then p_user_agent else seen ->> 'user_agent' end, 512))
  returning id into event_id;
  return event_id;
end
$$;

-- Granted and denied attempts are logged up to the hourly figure; what is refused because of the
-- figure leaves no further row, so that nobody fills the table by asking.
create or replace function public.verify_admin_access() returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  seen constant jsonb := nullif(current_setting('request.client', true), '');
  allowed boolean;
  recent integer;
  hourly constant integer :=
    coalesce(nullif(current_setting('app.limit_admin_per_hour', true), '')::integer, 50);
begin
  if me is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('verify_admin_access:' || me::text, 0));
  select count(*) into recent from (
    select from public.security_events
     where user_id = me and created_at > now() - interval '1 hour'
       and event_type in ('admin_access_granted', 'unauthorized_admin_attempt')
     limit hourly) as attempts;
  if recent >= hourly then
    return false;
  end if;
  allowed := exists (
    select from auth.users u join private.admin_members m on m.user_id = u.id
     where u.id = me and not u.is_anonymous and u.email_confirmed_at is not null
       and u.deleted_at is null and (u.banned_until is null or u.banned_until < now()));
  insert into public.security_events (user_id, event_type, event_details, ip_address, user_agent)
  values (me,
    case when allowed then 'admin_access_granted' else 'unauthorized_admin_attempt' end,
    jsonb_build_object('requests_last_hour', recent),
    private.inet_or_null(seen ->> 'ip'), left(seen ->> 'user_agent', 512));
  return allowed;
end
$$;
