-- "Lo que me llevo": what somebody keeps of what was done together in a talk. It stays when the talk
-- is deleted, and is never changed, only kept or let go.
create function private.lines_within(p_lines text[], p_most integer) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(bool_and(line is not null and length(line) between 1 and p_most), true)
    from unnest(p_lines) line
$$;
-- The check below runs it as whoever inserts.
grant execute on function private.lines_within(text[], integer) to authenticated, service_role;

create table public.keepsakes (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 120),
  lines text[] not null
    check (cardinality(lines) between 1 and 8 and array_ndims(lines) = 1 and private.lines_within(lines, 600)),
  -- When its person kept it: on a device without network that is before the row is here.
  kept_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index keepsakes_user_id_kept_at_idx on public.keepsakes (user_id, kept_at desc, id desc);
create trigger touch_updated_at before update on public.keepsakes
  for each row execute function private.touch_updated_at();

alter table public.keepsakes enable row level security;
create policy select_own on public.keepsakes for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.keepsakes for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.keepsakes for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.keepsakes to authenticated;
grant insert (id, title, lines, kept_at) on public.keepsakes to authenticated;
grant select, insert, update, delete on public.keepsakes to service_role;

insert into private.quotas (relation, most) values ('keepsakes', 20000);
create trigger enforce_quota after insert on public.keepsakes
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
