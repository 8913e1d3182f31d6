-- A stolen token alone must not delete an account: the session was confirmed with the password or a
-- code by mail a moment ago (`PUT /auth/v1/user`). A hosted project has no such column; there the
-- person has signed in within ten minutes. Who has neither password nor mail (an anonymous person)
-- has nothing to confirm with.
create function private.session_is_confirmed() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions s
      join auth.users u on u.id = s.user_id
      cross join lateral (select to_jsonb(s) as fields) as row
     where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and u.id = auth.uid()
       and case
         when u.email is null and u.encrypted_password is null then true
         when row.fields ? 'confirmed_until'
           then (row.fields ->> 'confirmed_until')::timestamptz > now()
         else s.created_at > now() - interval '10 minutes'
       end)
$$;
revoke execute on function private.session_is_confirmed() from public;

create or replace function public.request_account_deletion() returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  due timestamptz;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  select d.due_at into due from public.account_deletions d where d.user_id = me;
  if found then
    return due;
  end if;
  if not private.session_is_confirmed() then
    raise exception 'reauthentication_needed' using errcode = '42501';
  end if;
  insert into public.account_deletions (user_id) values (me) on conflict (user_id) do nothing;
  if found then
    insert into public.security_events (user_id, event_type) values (me, 'account_deletion_requested');
  end if;
  select d.due_at into due from public.account_deletions d where d.user_id = me;
  return due;
end
$$;
