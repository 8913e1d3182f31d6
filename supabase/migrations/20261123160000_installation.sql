-- Which keys.json belongs to this database: one row, written by the first start.
create table private.installation (
  singleton boolean primary key default true check (singleton),
  -- A hash of the part of the file that never rotates; it tells nothing about the key.
  keys_fingerprint text not null check (keys_fingerprint ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- No policy: the owner alone.
alter table private.installation enable row level security;
