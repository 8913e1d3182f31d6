-- Deleting an account, with a week to change one's mind. Asking needs no consent and no reason.
-- The server's job (server/src/jobs) writes the mails and deletes what is due; everything of the
-- person goes with the row of auth.users.
create table public.account_deletions (
  user_id uuid primary key references auth.users on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '7 days',
  -- Set when the mail that confirms the request was queued.
  announced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (due_at > requested_at)
);
create index account_deletions_due_at_idx on public.account_deletions (due_at);
create index account_deletions_unannounced_idx
  on public.account_deletions (requested_at) where announced_at is null;
create trigger touch_updated_at before update on public.account_deletions
  for each row execute function private.touch_updated_at();

alter table public.account_deletions enable row level security;
create policy select_own on public.account_deletions for select to authenticated
  using (user_id = (select auth.uid()));
grant select on public.account_deletions to authenticated;
grant select, insert, update, delete on public.account_deletions to service_role;

-- Asking twice changes nothing: the week counts from the first time.
create function public.request_account_deletion() returns timestamptz
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
  insert into public.account_deletions (user_id) values (me) on conflict (user_id) do nothing;
  if found then
    insert into public.security_events (user_id, event_type) values (me, 'account_deletion_requested');
  end if;
  select d.due_at into due from public.account_deletions d where d.user_id = me;
  return due;
end
$$;

-- Returns whether there was anything to take back.
create function public.cancel_account_deletion() returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  delete from public.account_deletions where user_id = me;
  if not found then
    return false;
  end if;
  insert into public.security_events (user_id, event_type) values (me, 'account_deletion_cancelled');
  return true;
end
$$;

revoke execute on function
  public.request_account_deletion(), public.cancel_account_deletion() from public;
grant execute on function
  public.request_account_deletion(), public.cancel_account_deletion() to authenticated;
