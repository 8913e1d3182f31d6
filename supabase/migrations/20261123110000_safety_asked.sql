-- To show is not to ask: help may be in sight although nobody was asked about danger. What was stored before
-- this was asked wherever it was of risk or more, and so is what an older client stores.
alter table public.messages add column safety_asked boolean not null default true;
alter table public.conversations add column safety_asked boolean not null default true;
grant insert (safety_asked), update (safety_asked) on public.messages, public.conversations
  to authenticated;

-- The other conversation is asked about as the first one was.
create or replace function public.branch_conversation(p_message_id uuid) returns uuid
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

  insert into public.conversations
    (id, user_id, title, safety_level, safety_asked, uses_memory, branched_from)
  select v_branch, user_id, title, safety_level, safety_asked, uses_memory, id
    from public.conversations where id = v_at.conversation_id;
  with before as (
    select m.*, gen_random_uuid() as copy_id from public.messages m
     where m.conversation_id = v_at.conversation_id
       and (m.created_at, m.id) < (v_at.created_at, v_at.id)
  )
  insert into public.messages
    (id, conversation_id, user_id, role, content, safety_level, safety_asked, status, reply_to,
     created_at)
  select b.copy_id, v_branch, b.user_id, b.role, b.content, b.safety_level, b.safety_asked, b.status,
         asked.copy_id, b.created_at
    from before b left join before asked on asked.id = b.reply_to;
  return v_branch;
end
$$;
