-- Lists are read page by page: by what they are ordered by and the id, which tells equal ones apart.
-- Each index below replaces the one that it begins with.
create index mood_entries_user_id_occurred_at_id_idx
  on public.mood_entries (user_id, occurred_at desc, id desc);
drop index public.mood_entries_user_id_occurred_at_idx;
create index conversations_user_id_updated_at_id_idx
  on public.conversations (user_id, updated_at desc, id desc);
drop index public.conversations_user_id_updated_at_idx;
create index conversations_user_id_created_at_id_idx
  on public.conversations (user_id, created_at, id);
create index messages_conversation_id_created_at_id_idx
  on public.messages (conversation_id, created_at, id);
drop index public.messages_conversation_id_created_at_idx;
create index messages_user_id_created_at_id_idx on public.messages (user_id, created_at, id);
drop index public.messages_user_id_idx;
create index companion_memories_user_id_created_at_id_idx
  on public.companion_memories (user_id, created_at desc, id desc);
drop index public.companion_memories_user_id_created_at_idx;
create index support_contacts_user_id_name_id_idx on public.support_contacts (user_id, name, id);
drop index public.support_contacts_user_id_name_idx;

-- What is left of the person's own tokens (row security holds), however many came and went.
create function public.token_balance() returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(amount), 0)::bigint from public.user_tokens where user_id = (select auth.uid())
$$;
revoke execute on function public.token_balance() from public, anon;
grant execute on function public.token_balance() to authenticated;

-- As before, and from where a page ended: `p_before` and `p_before_id` name its last message.
drop function public.search_messages(text, integer);
create function public.search_messages(
  p_query text,
  p_limit integer default 30,
  p_before timestamptz default null,
  p_before_id uuid default null
)
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
     and (p_before is null or (m.created_at, m.id) < (p_before, p_before_id))
   order by m.created_at desc, m.id desc
   limit least(greatest(p_limit, 1), 100)
$$;
revoke execute on function public.search_messages(text, integer, timestamptz, uuid)
  from public, anon;
grant execute on function public.search_messages(text, integer, timestamptz, uuid)
  to authenticated;
