-- What the product knows of a person beyond the account. A row is made with the account.
create table public.profiles (
  user_id uuid primary key references auth.users on delete cascade,
  display_name text check (length(display_name) <= 80),
  time_zone text not null default 'America/Mexico_City' check (length(time_zone) <= 64),
  form_of_address text not null default 'tu' check (form_of_address in ('tu', 'usted', 'vos')),
  country text check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Only names of the time zone database: PostgreSQL would also take POSIX rules such as 'A-167',
-- with which a person could move the own day by a week.
create function private.check_time_zone() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names where name = new.time_zone) then
    raise exception 'time_zone_unknown' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger check_time_zone before insert or update of time_zone on public.profiles
  for each row execute function private.check_time_zone();

create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (user_id, time_zone)
  values (
    new.id,
    coalesce(
      (select name from pg_catalog.pg_timezone_names
        where name = new.raw_user_meta_data ->> 'time_zone'),
      'America/Mexico_City'))
  on conflict do nothing;
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

alter table public.profiles enable row level security;
create policy select_own on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select on public.profiles to authenticated;
grant update (display_name, time_zone, form_of_address, country) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
revoke execute on function private.check_time_zone(), private.create_profile() from public;
