-- What the companion may remember of a person.
-- Off: nothing is remembered beyond a conversation, and nothing remembered is used.
alter table public.profiles add column companion_memory boolean not null default true;
grant update (companion_memory) on public.profiles to authenticated;

-- One short neutral sentence each. Seen, and deleted, one by one, by the person only.
create table public.companion_memories (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  fact text not null check (length(fact) between 1 and 200),
  message_id uuid references public.messages on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, fact)
);
create index companion_memories_user_id_created_at_idx
  on public.companion_memories (user_id, created_at desc);
create index companion_memories_message_id_idx on public.companion_memories (message_id);
create trigger touch_updated_at before update on public.companion_memories
  for each row execute function private.touch_updated_at();

alter table public.companion_memories enable row level security;
create policy select_own on public.companion_memories for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.companion_memories for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent())
    and (message_id is null or private.owns_message(message_id)));
create policy delete_own on public.companion_memories for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, insert (id, fact, message_id), delete on public.companion_memories to authenticated;
grant select, insert, update, delete on public.companion_memories to service_role;

-- A talk may go on without memory; a message that the person does not want kept leaves only its
-- place and its level, so that the help that it called for stays.
alter table public.conversations
  add column uses_memory boolean not null default true,
  add column branched_from uuid references public.conversations on delete set null;
create index conversations_branched_from_idx on public.conversations (branched_from);
grant insert (uses_memory), update (uses_memory) on public.conversations to authenticated;
alter table public.messages drop constraint messages_status_check;
alter table public.messages add constraint messages_status_check
  check (status in ('complete', 'stopped', 'unsaved'));

-- Editing what was said opens another conversation with everything before it; the first one stays.
create function public.branch_conversation(p_message_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_at public.messages;
  v_branch uuid := uuidv7();
begin
  if v_user is null then raise exception 'not_signed_in'; end if;
  if not private.has_legal_consent() then raise exception 'consent_required'; end if;
  select * into v_at from public.messages
   where id = p_message_id and user_id = v_user and role = 'person';
  if not found then raise exception 'conversation_not_found'; end if;

  insert into public.conversations (id, user_id, title, safety_level, uses_memory, branched_from)
  select v_branch, user_id, title, safety_level, uses_memory, id
    from public.conversations where id = v_at.conversation_id;
  with before as (
    select m.*, gen_random_uuid() as copy_id from public.messages m
     where m.conversation_id = v_at.conversation_id
       and (m.created_at, m.id) < (v_at.created_at, v_at.id)
  )
  insert into public.messages
    (id, conversation_id, user_id, role, content, safety_level, status, reply_to, created_at)
  select b.copy_id, v_branch, b.user_id, b.role, b.content, b.safety_level, b.status,
         asked.copy_id, b.created_at
    from before b left join before asked on asked.id = b.reply_to;
  return v_branch;
end
$$;
revoke execute on function public.branch_conversation(uuid) from public, anon;
grant execute on function public.branch_conversation(uuid) to authenticated;

-- Spanish words, whatever their ending, accents or tildes; any of them may be half written.
alter table public.messages add column search tsvector generated always as
  (to_tsvector('pg_catalog.spanish', translate(content, 'ñÑ', 'nN'))) stored;
create index messages_search_idx on public.messages using gin (search);

-- The person's own messages (row security holds), the newest first.
create function public.search_messages(p_query text, p_limit integer default 30)
returns table (
  message_id uuid, conversation_id uuid, title text, role text, excerpt text, said_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select m.id, m.conversation_id, c.title, m.role,
         ts_headline('pg_catalog.spanish', m.content, q.query,
           'StartSel=⟦, StopSel=⟧, MaxWords=24, MinWords=10, MaxFragments=1'),
         m.created_at
    from (
      select to_tsquery('pg_catalog.spanish', string_agg(quote_literal(word) || ':*', ' & ')) as query
        from regexp_split_to_table(
               translate(left(p_query, 200), 'ñÑ', 'nN'), '[^[:alnum:]]+') as word
       where word <> ''
    ) q
    join public.messages m on m.search @@ q.query
    join public.conversations c on c.id = m.conversation_id
   where m.status <> 'unsaved'
   order by m.created_at desc
   limit least(greatest(p_limit, 1), 100)
$$;
revoke execute on function public.search_messages(text, integer) from public, anon;
grant execute on function public.search_messages(text, integer) to authenticated;

-- How often help was shown and a model's sentence was replaced: numbers by day, never who or what.
create table private.safety_counts (
  day date not null,
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  count bigint not null default 0 check (count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (day, kind)
);
