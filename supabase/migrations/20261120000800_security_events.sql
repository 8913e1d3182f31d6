-- Spec §3, §6, §7: security events and the admin check.
create table public.security_events (
  id uuid primary key default uuidv7(),
  user_id uuid references auth.users on delete set null,
  event_type text not null check (event_type ~ '^[a-z][a-z0-9_]{1,63}$'),
  event_details jsonb not null default '{}' check (pg_column_size(event_details) <= 8192),
  ip_address inet,
  user_agent text check (length(user_agent) <= 512),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index security_events_user_id_created_at_idx
  on public.security_events (user_id, created_at desc);
create index security_events_type_created_at_idx
  on public.security_events (event_type, created_at desc);
alter table public.security_events enable row level security;
create policy select_own on public.security_events for select to authenticated
  using (user_id = (select auth.uid()));
grant select on public.security_events to authenticated;
grant select, insert, delete on public.security_events to service_role;

create table private.admin_members (
  user_id uuid primary key references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- An address that a proxy wrote wrongly must not lose the event.
create function private.inet_or_null(address text) returns inet
language plpgsql immutable
set search_path = ''
as $$
begin
  return address::inet;
exception when invalid_text_representation then
  return null;
end
$$;

-- Nobody may write an event in another person's name, nor a verdict of the admin check below;
-- a visitor's event has no person.
create function public.log_security_event(
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
  event_id uuid;
begin
  if p_user_id is not null and p_user_id is distinct from auth.uid()
     and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'security_event_of_another_person' using errcode = '42501';
  end if;
  if p_event_type in ('admin_access_granted', 'unauthorized_admin_attempt')
     and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'security_event_reserved' using errcode = '42501';
  end if;
  insert into public.security_events (user_id, event_type, event_details, ip_address, user_agent)
  values (p_user_id, p_event_type, coalesce(p_event_details, '{}'),
    private.inet_or_null(p_ip_address),
    left(p_user_agent, 512))
  returning id into event_id;
  return event_id;
end
$$;

-- Spec §6: not anonymous, email confirmed, fewer than 50 admin requests per hour, a member.
-- Granted and denied attempts are logged. The hourly figure is a setting of the server
-- (LIMIT_ADMIN_PER_HOUR), handed over as `app.limit_admin_per_hour`.
create function public.verify_admin_access() returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  allowed boolean;
  recent integer;
  hourly constant integer :=
    coalesce(nullif(current_setting('app.limit_admin_per_hour', true), '')::integer, 50);
begin
  if me is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('verify_admin_access:' || me::text, 0));
  select count(*) into recent from public.security_events
   where user_id = me and created_at > now() - interval '1 hour'
     and event_type in ('admin_access_granted', 'unauthorized_admin_attempt');
  allowed := recent < hourly and exists (
    select from auth.users u join private.admin_members m on m.user_id = u.id
     where u.id = me and not u.is_anonymous and u.email_confirmed_at is not null
       and u.deleted_at is null and (u.banned_until is null or u.banned_until < now()));
  insert into public.security_events (user_id, event_type, event_details)
  values (me,
    case when allowed then 'admin_access_granted' else 'unauthorized_admin_attempt' end,
    jsonb_build_object('requests_last_hour', recent));
  return allowed;
end
$$;

revoke execute on function
  private.inet_or_null(text), public.verify_admin_access(),
  public.log_security_event(uuid, text, jsonb, text, text)
  from public;
grant execute on function public.log_security_event(uuid, text, jsonb, text, text)
  to authenticated, service_role;
grant execute on function public.verify_admin_access() to authenticated;
