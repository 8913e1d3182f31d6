-- What a person's own client may put on record: in her own name only, nothing that the server alone
-- knows to be true, and no flood of rows.
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
    private.inet_or_null(p_ip_address),
    left(p_user_agent, 512))
  returning id into event_id;
  return event_id;
end
$$;
