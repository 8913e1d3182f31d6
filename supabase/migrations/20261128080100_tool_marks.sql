-- Wellness tools that a person put first or out of sight. A mark is set or taken away, never edited;
-- two devices may set the same one, and taking it away then takes both.
create table public.tool_marks (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  tool_id text not null check (tool_id ~ '^[a-z][a-z0-9-]{1,40}$'),
  mark text not null check (mark in ('favourite', 'hidden')),
  marked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tool_marks_user_id_marked_at_idx
  on public.tool_marks (user_id, marked_at desc, id desc);
create trigger touch_updated_at before update on public.tool_marks
  for each row execute function private.touch_updated_at();

alter table public.tool_marks enable row level security;
create policy select_own on public.tool_marks for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.tool_marks for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.tool_marks for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.tool_marks to authenticated;
grant insert (id, tool_id, mark, marked_at) on public.tool_marks to authenticated;
grant select, insert, update, delete on public.tool_marks to service_role;

insert into private.quotas (relation, most) values ('tool_marks', 3000);
create trigger enforce_quota after insert on public.tool_marks
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
