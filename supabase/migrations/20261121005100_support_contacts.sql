-- People somebody can count on. Only their owner sees them; nobody is told of being listed.
create table public.support_contacts (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  closeness text not null check (closeness in ('close', 'middle', 'far')),
  -- Where on its ring the person stands, in degrees from the top, clockwise.
  angle smallint not null default 0 check (angle between 0 and 359),
  phone text check (phone ~ '^[+*#0-9 ().-]{3,32}$'),
  good_for text[] not null default '{}' check (good_for <@ array[
    'listen', 'distract', 'company', 'laugh', 'practical', 'advice', 'emergency']),
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_contacts_user_id_name_idx on public.support_contacts (user_id, name);
create trigger touch_updated_at before update on public.support_contacts
  for each row execute function private.touch_updated_at();

alter table public.support_contacts enable row level security;
create policy select_own on public.support_contacts for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.support_contacts for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.support_contacts for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.support_contacts for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.support_contacts to authenticated;
grant insert (id, name, closeness, angle, phone, good_for, note)
  on public.support_contacts to authenticated;
grant update (name, closeness, angle, phone, good_for, note)
  on public.support_contacts to authenticated;
grant select, insert, update, delete on public.support_contacts to service_role;
