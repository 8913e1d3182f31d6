-- Where the talk stands after the answer to a message: what the companion goes on from, instead of reading its
-- own sentences again. It stands on the person's message. Talks from before have none.
alter table public.messages add column state jsonb
  constraint messages_state_check
  check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 16384);
grant insert (state), update (state) on public.messages to authenticated;

-- The other conversation stands where the first one stood before the message.
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
     created_at, state)
  select b.copy_id, v_branch, b.user_id, b.role, b.content, b.safety_level, b.safety_asked, b.status,
         asked.copy_id, b.created_at, b.state
    from before b left join before asked on asked.id = b.reply_to;
  return v_branch;
end
$$;
