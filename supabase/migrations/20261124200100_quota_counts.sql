-- A quota used to count everything that a person keeps at every insert. Now a number goes along that
-- is never lower than what is kept: inserts raise it, deletions leave it alone, and only when it
-- passes the quota are the rows counted, which sets it right again.
create table private.quota_counts (
  user_id uuid not null references auth.users on delete cascade,
  relation text not null references private.quotas on delete cascade,
  at_most bigint not null check (at_most >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, relation)
);
create index quota_counts_relation_idx on private.quota_counts (relation);
create trigger touch_updated_at before update on private.quota_counts
  for each row execute function private.touch_updated_at();
revoke all on private.quota_counts from public;
-- For the function below alone: no policy, no grant.
alter table private.quota_counts enable row level security;

-- As before after the statement, definer, and never against the server itself, which has no person.
-- Whoever inserts holds the row of her number until she commits, so two inserts at once of one person
-- cannot both slip below the quota.
create function private.enforce_quota_by_count() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  most constant bigint := (select q.most from private.quotas q where q.relation = tg_table_name);
  held bigint;
  known boolean;
begin
  update private.quota_counts c set at_most = c.at_most + a.rows
    from (select user_id, count(*) as rows from added group by user_id order by user_id) a
   where c.user_id = a.user_id and c.relation = tg_table_name;
  if me is null or most is null then return null; end if;

  select at_most into held from private.quota_counts
   where user_id = me and relation = tg_table_name;
  if held <= most then return null; end if;
  known := found;
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name)
    into held using me;
  perform private.refuse_above_quota(tg_table_name, held);
  if known then
    update private.quota_counts set at_most = held
     where user_id = me and relation = tg_table_name;
  else
    -- Of two first inserts at once neither saw the rows of the other: the sum is never too low.
    insert into private.quota_counts as c (user_id, relation, at_most)
    values (me, tg_table_name, held)
    on conflict (user_id, relation) do update set at_most = c.at_most + excluded.at_most;
  end if;
  return null;
end
$$;
revoke execute on function private.enforce_quota_by_count() from public;

-- legal_consent_records keeps the exact count: there are fifty at most, and a row may change its owner.
do $$
declare
  name text;
begin
  foreach name in array array['conversations', 'messages', 'companion_memories', 'mood_entries',
    'support_contacts', 'game_results'] loop
    execute format('drop trigger enforce_quota on public.%I', name);
    execute format('create trigger enforce_quota after insert on public.%I
      referencing new table as added
      for each statement execute function private.enforce_quota_by_count()', name);
  end loop;
end
$$;
