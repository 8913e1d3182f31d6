-- The job queues of running servers: each counts up while it lives (server/src/jobs/heartbeat.ts).
-- The jobs of one that does not count any more are freed for the others.
create table private.job_pools (
  id text primary key,
  beats bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on private.job_pools
  for each row execute function private.touch_updated_at();
-- For the owner alone: no policy, no grant.
alter table private.job_pools enable row level security;
