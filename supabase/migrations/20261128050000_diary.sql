-- The diary. An entry stands here in one of two forms: in the open, or sealed in the browser with a
-- key that this database never sees. A sealed entry has nothing but its moment and its seal.
create table public.diary_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  occurred_at timestamptz not null default now()
    check (occurred_at between '1900-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'),
  title text not null default '' check (length(title) <= 120),
  body text not null default '' check (length(body) <= 30000),
  emotion text check (emotion in (
    'entusiasmo', 'alegria', 'gratitud', 'ternura', 'alivio', 'calma',
    'cansancio', 'tristeza', 'soledad', 'ansiedad', 'miedo', 'enojo')),
  tags text[] not null default '{}'
    check (cardinality(tags) <= 12 and private.lines_within(tags, 40)),
  sealed text check (length(sealed) between 1 and 250000),
  -- Made by the device that wrote last: who edits says which one it saw.
  revision uuid not null default uuidv7(),
  -- The entry that another device changed meanwhile; both are kept until their person decides.
  twin_of uuid references public.diary_entries on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (sealed is null or (title = '' and body = '' and emotion is null and tags = '{}'))
);
create index diary_entries_user_id_occurred_at_idx
  on public.diary_entries (user_id, occurred_at desc, id desc);
create index diary_entries_user_id_revision_idx on public.diary_entries (user_id, revision);
create index diary_entries_twin_of_idx on public.diary_entries (twin_of);
create trigger touch_updated_at before update on public.diary_entries
  for each row execute function private.touch_updated_at();

alter table public.diary_entries enable row level security;
create policy select_own on public.diary_entries for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.diary_entries for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.diary_entries for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.diary_entries for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.diary_entries to authenticated;
grant insert (id, occurred_at, title, body, emotion, tags, sealed, revision, twin_of)
  on public.diary_entries to authenticated;
grant update (occurred_at, title, body, emotion, tags, sealed, revision, twin_of)
  on public.diary_entries to authenticated;
grant select, insert, update, delete on public.diary_entries to service_role;

insert into private.quotas (relation, most) values ('diary_entries', 20000);
create trigger enforce_quota after insert on public.diary_entries
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- What an entry said before it was changed: written by the trigger below and by nobody else, the
-- newest twenty of each.
create table public.diary_versions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  entry_id uuid not null references public.diary_entries on delete cascade,
  title text not null default '',
  body text not null default '',
  emotion text,
  tags text[] not null default '{}',
  sealed text check (length(sealed) between 1 and 250000),
  -- When these words were written.
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (sealed is null or (title = '' and body = '' and emotion is null and tags = '{}')),
  check (length(title) <= 120 and length(body) <= 30000 and cardinality(tags) <= 12)
);
create index diary_versions_entry_id_idx on public.diary_versions (entry_id, written_at desc, id desc);
create index diary_versions_user_id_idx on public.diary_versions (user_id, id);
create trigger touch_updated_at before update on public.diary_versions
  for each row execute function private.touch_updated_at();

alter table public.diary_versions enable row level security;
create policy select_own on public.diary_versions for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.diary_versions for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.diary_versions for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.diary_versions to authenticated;
-- To seal what was written before the diary was.
grant update (title, body, emotion, tags, sealed) on public.diary_versions to authenticated;
grant select, insert, update, delete on public.diary_versions to service_role;

insert into private.quotas (relation, most) values ('diary_versions', 400000);
create trigger enforce_quota after insert on public.diary_versions
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();

-- Definer: nobody may write a version of words that were never there. To seal or to open an entry
-- changes its form and not its words: a version of that would leave in the open what was sealed.
create function private.keep_diary_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.diary_versions (user_id, entry_id, title, body, emotion, tags, sealed, written_at)
  values (old.user_id, old.id, old.title, old.body, old.emotion, old.tags, old.sealed, old.updated_at);
  delete from public.diary_versions
   where id in (select v.id from public.diary_versions v where v.entry_id = old.id
                 order by v.written_at desc, v.id desc offset 20);
  return null;
end
$$;
revoke execute on function private.keep_diary_version() from public;
create trigger keep_version after update on public.diary_entries
  for each row when (
    (old.sealed is null) = (new.sealed is null)
    and (old.title, old.body, old.emotion, old.tags, old.sealed)
      is distinct from (new.title, new.body, new.emotion, new.tags, new.sealed))
  execute function private.keep_diary_version();

-- The keys of a sealed diary, themselves sealed: with what its person knows by heart, and with a key
-- to be written down. Neither is ever here. They stay when the diary is opened again, because another
-- device may still send something that it sealed before it heard of that.
create table public.diary_keys (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  -- Sealing and opening are ways from one to the other, which go on where they were broken off.
  phase text not null check (phase in ('sealing', 'sealed', 'opening', 'off')),
  salt text not null check (length(salt) between 16 and 64),
  -- Of scrypt: N is two to this power.
  cost smallint not null check (cost between 10 and 22),
  by_passphrase text not null check (length(by_passphrase) between 40 and 400),
  by_recovery text not null check (length(by_recovery) between 40 and 400),
  public_key text not null check (length(public_key) between 40 and 400),
  private_key text not null check (length(private_key) between 40 and 1000),
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.diary_keys
  for each row execute function private.touch_updated_at();

alter table public.diary_keys enable row level security;
create policy select_own on public.diary_keys for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.diary_keys for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.diary_keys for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select on public.diary_keys to authenticated;
grant insert (phase, salt, cost, by_passphrase, by_recovery, public_key, private_key, revision)
  on public.diary_keys to authenticated;
grant update (phase, salt, cost, by_passphrase, by_recovery, public_key, private_key, revision)
  on public.diary_keys to authenticated;
grant select, insert, update, delete on public.diary_keys to service_role;

-- A sealed diary takes nothing in the open, from no device, however old. A device that had not heard
-- of the seal is told to try again (503), and seals before it does.
create function private.refuse_open_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.diary_keys k
              where k.user_id = new.user_id and k.phase in ('sealing', 'sealed')) then
    raise exception 'diary_is_sealed' using errcode = 'PT503';
  end if;
  return new;
end
$$;
revoke execute on function private.refuse_open_words() from public;
create trigger refuse_open_words_at_insert before insert on public.diary_entries
  for each row when (new.sealed is null) execute function private.refuse_open_words();
create trigger refuse_open_words before update on public.diary_entries
  for each row when (new.sealed is null
    and (new.title, new.body, new.emotion, new.tags)
      is distinct from (old.title, old.body, old.emotion, old.tags))
  execute function private.refuse_open_words();
create trigger refuse_open_words before update on public.diary_versions
  for each row when (new.sealed is null and old.sealed is not null)
  execute function private.refuse_open_words();
