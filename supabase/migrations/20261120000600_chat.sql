-- Conversations with the companion. A message of the person is stored before anything answers it.
create table public.conversations (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text check (length(title) <= 120),
  safety_level text not null default 'none'
    check (safety_level in ('none', 'concern', 'risk', 'emergency')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
create index conversations_user_id_updated_at_idx
  on public.conversations (user_id, updated_at desc);
create trigger touch_updated_at before update on public.conversations
  for each row execute function private.touch_updated_at();

create table public.messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  role text not null check (role in ('person', 'companion')),
  content text not null check (length(content) between 1 and 8000),
  safety_level text not null default 'none'
    check (safety_level in ('none', 'concern', 'risk', 'emergency')),
  status text not null default 'complete' check (status in ('complete', 'stopped')),
  reply_to uuid references public.messages on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  -- Owner and conversation agree by key, so no policy has to look at the parent row.
  foreign key (conversation_id, user_id)
    references public.conversations (id, user_id) on delete cascade
);
create index messages_conversation_id_created_at_idx
  on public.messages (conversation_id, created_at);
create index messages_user_id_idx on public.messages (user_id);
create index messages_reply_to_idx on public.messages (reply_to);
create trigger touch_updated_at before update on public.messages
  for each row execute function private.touch_updated_at();

-- An answer belongs to the person who asked. Not by key, as above: a second unique key beside the
-- primary one makes two inserts of one id at the same time fail in spite of `on conflict (id)`.
-- Definer, because a policy that read its own table would run itself for ever.
create function private.owns_message(p_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.messages where id = p_id and user_id = auth.uid()) $$;
revoke execute on function private.owns_message(uuid) from public;
grant execute on function private.owns_message(uuid) to authenticated;

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
create policy select_own on public.conversations for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.conversations for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy update_own on public.conversations for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.conversations for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy select_own on public.messages for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.messages for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent())
    and (reply_to is null or private.owns_message(reply_to)));
create policy update_own on public.messages for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()))
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.messages for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.conversations, public.messages to authenticated;
grant insert (id, title, safety_level) on public.conversations to authenticated;
grant update (title, safety_level) on public.conversations to authenticated;
grant insert (id, conversation_id, role, content, safety_level, status, reply_to)
  on public.messages to authenticated;
grant update (content, safety_level, status) on public.messages to authenticated;
grant select, insert, update, delete on public.conversations, public.messages to service_role;
