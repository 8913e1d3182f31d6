-- What somebody marked in a lesson, and what they wrote beside it. `passage` names a paragraph by its
-- words (a short hash of ours, not theirs), or is `note`: their own note to the whole lesson.
create table public.lesson_notes (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  lesson_id text not null check (lesson_id ~ '^[a-z][a-z0-9-]{1,60}$'),
  passage text not null check (passage ~ '^[a-z0-9]{1,12}$'),
  note text check (length(btrim(note)) between 1 and 1000),
  noted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((passage = 'note') = (note is not null))
);
create index lesson_notes_user_id_noted_at_idx
  on public.lesson_notes (user_id, noted_at desc, id desc);
create trigger touch_updated_at before update on public.lesson_notes
  for each row execute function private.touch_updated_at();

alter table public.lesson_notes enable row level security;
create policy select_own on public.lesson_notes for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.lesson_notes for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.lesson_notes for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.lesson_notes for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.lesson_notes to authenticated;
grant insert (id, lesson_id, passage, note, noted_at), update (note) on public.lesson_notes
  to authenticated;
grant select, insert, update, delete on public.lesson_notes to service_role;

insert into private.quotas (relation, most) values ('lesson_notes', 10000);
create trigger enforce_quota after insert on public.lesson_notes
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
