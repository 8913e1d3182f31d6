-- One check-in: an emotion, how strong, and perhaps a few words.
create table public.mood_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  emotion text not null check (emotion in (
    'alegria', 'entusiasmo', 'gratitud', 'calma', 'alivio', 'ternura',
    'tristeza', 'soledad', 'cansancio', 'miedo', 'ansiedad', 'enojo')),
  intensity smallint not null check (intensity between 1 and 5),
  note text check (length(note) <= 2000),
  occurred_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mood_entries_user_id_occurred_at_idx
  on public.mood_entries (user_id, occurred_at desc);
create trigger touch_updated_at before update on public.mood_entries
  for each row execute function private.touch_updated_at();

alter table public.mood_entries enable row level security;
create policy select_own on public.mood_entries for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.mood_entries for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.mood_entries for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.mood_entries for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.mood_entries to authenticated;
grant insert (id, emotion, intensity, note, occurred_at) on public.mood_entries to authenticated;
grant update (emotion, intensity, note, occurred_at) on public.mood_entries to authenticated;
grant select, insert, update, delete on public.mood_entries to service_role;
