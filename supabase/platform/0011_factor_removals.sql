-- Somebody who reads the mailbox of an account, but has none of its second factors, asked for them
-- to be removed. It waits (FACTOR_RECOVERY_HOURS), is told by mail, and can be called off meanwhile.
create table auth.factor_removals (
  user_id uuid primary key references auth.users on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null check (due_at > requested_at),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index factor_removals_due_at_idx on auth.factor_removals (due_at);
