-- Which copy of the server is answering which message, while it does. Several copies may share this
-- database: a second one that is asked for the same answer waits for the row instead of answering
-- anew, a stop pressed on one reaches the other, and an answer is stored only by who holds its lease.
create table private.answer_leases (
  user_id uuid not null references auth.users on delete cascade,
  -- No key to the message: the lease is taken in the statement that stores it.
  message_id uuid not null,
  conversation_id uuid not null,
  -- A copy of the server, from its start to its end.
  copy uuid not null,
  expires_at timestamptz not null,
  stop_requested boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, message_id)
);

-- For the owner and the functions below alone: no policy, no grant.
alter table private.answer_leases enable row level security;

create trigger touch_updated_at before update on private.answer_leases
  for each row execute function private.touch_updated_at();

-- Takes, or keeps, the lease of one message for a copy; false while another copy holds it. Whoever
-- writes on has heard enough: the leases of other messages of the same talk end, and with them the
-- right to store those answers after this message.
create function private.take_answer_lease(
  p_user uuid, p_message uuid, p_conversation uuid, p_copy uuid, p_seconds integer
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.answer_leases
   where user_id = p_user and message_id <> p_message
     and (conversation_id = p_conversation or expires_at < now());
  insert into private.answer_leases as l (user_id, message_id, conversation_id, copy, expires_at)
  values (p_user, p_message, p_conversation, p_copy,
          clock_timestamp() + make_interval(secs => p_seconds))
  on conflict (user_id, message_id) do update
    set copy = excluded.copy, conversation_id = excluded.conversation_id,
        expires_at = excluded.expires_at, stop_requested = false
    where l.copy = excluded.copy or l.expires_at < clock_timestamp();
  return found;
end
$$;
revoke execute on function private.take_answer_lease(uuid, uuid, uuid, uuid, integer) from public;

-- As the person, about her own messages only.
create function private.begin_answer(
  p_message uuid, p_conversation uuid, p_copy uuid, p_seconds integer
) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.take_answer_lease(auth.uid(), p_message, p_conversation, p_copy, p_seconds)
$$;

-- Whether this copy still held the lease: only then may it store the answer.
create function private.end_answer(p_message uuid, p_copy uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.answer_leases
   where user_id = auth.uid() and message_id = p_message and copy = p_copy;
  return found;
end
$$;

-- Whether another answer of this talk is still being given, on whichever copy.
create function private.is_answering(p_conversation uuid, p_message uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.answer_leases
     where user_id = auth.uid() and conversation_id = p_conversation
       and message_id <> p_message and expires_at > clock_timestamp())
$$;

revoke execute on function private.begin_answer(uuid, uuid, uuid, integer) from public;
revoke execute on function private.end_answer(uuid, uuid) from public;
revoke execute on function private.is_answering(uuid, uuid) from public;
grant execute on function private.begin_answer(uuid, uuid, uuid, integer) to authenticated;
grant execute on function private.end_answer(uuid, uuid) to authenticated;
grant execute on function private.is_answering(uuid, uuid) to authenticated;
