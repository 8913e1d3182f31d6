-- How much one account may keep, so that nobody fills the disk of everybody. Far above what a person
-- comes to in ten years of daily use; an operator changes a number with an update.
create table private.quotas (
  relation text primary key,
  most integer not null check (most > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on private.quotas
  for each row execute function private.touch_updated_at();
revoke all on private.quotas from public;
alter table private.quotas enable row level security;
insert into private.quotas (relation, most) values
  ('legal_consent_records', 50),   -- each with a signature of up to 400 kB
  ('conversations', 5000),
  ('branches_of_a_conversation', 100),
  ('messages', 200000),            -- a branch copies what was said before it
  ('companion_memories', 3000),
  ('mood_entries', 20000),
  ('support_contacts', 3000),
  ('game_results', 50000);

create function private.refuse_above_quota(p_relation text, p_held bigint) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if p_held > (select most from private.quotas where relation = p_relation) then
    raise exception 'quota_exceeded' using errcode = 'PT422', detail = p_relation;
  end if;
end
$$;

-- After the rows are in, so that a repeated send that changes nothing is never refused. Definer,
-- because it counts past the policies. Counts nothing for the server itself, which has no person.
create function private.enforce_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  held bigint;
begin
  if me is not null then
    execute format('select count(*) from public.%I where user_id = $1', tg_table_name)
      into held using me;
    perform private.refuse_above_quota(tg_table_name, held);
  end if;
  return null;
end
$$;

create function private.enforce_branch_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refuse_above_quota('branches_of_a_conversation',
    (select count(*) from public.conversations where branched_from = new.branched_from));
  return null;
end
$$;
revoke execute on function private.refuse_above_quota(text, bigint), private.enforce_quota(),
  private.enforce_branch_quota() from public;

do $$
declare
  name text;
begin
  foreach name in array array['legal_consent_records', 'conversations', 'messages',
    'companion_memories', 'mood_entries', 'support_contacts', 'game_results'] loop
    execute format('create trigger enforce_quota after insert on public.%I
      for each statement execute function private.enforce_quota()', name);
  end loop;
end
$$;
create trigger enforce_branch_quota after insert on public.conversations
  for each row when (new.branched_from is not null)
  execute function private.enforce_branch_quota();
