-- Second factors and passkeys, by the names of Supabase Auth.
-- No API role may read any of them: only the owner's connection (server/src/auth) does.

-- `secret` is a TOTP secret sealed with the key of keys.json; `last_totp_step` is the time step of
-- the last code that was accepted, so that no code counts twice.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 120),
  factor_type text not null check (factor_type in ('totp', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  last_totp_step bigint,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_user_friendly_name_key
  on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';
create unique index mfa_factors_recovery_code_key
  on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
create index mfa_factors_user_id_created_at_idx on auth.mfa_factors (user_id, created_at);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip_address inet not null,
  verified_at timestamptz,
  web_authn_session_data jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_created_at_idx on auth.mfa_challenges (created_at);

-- One set of recovery codes a person; a code is stored only as its keyed hash.
create table auth.mfa_recovery_code_sets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  mfa_factor_id uuid not null unique references auth.mfa_factors on delete cascade,
  failed_verification_count integer not null default 0,
  verification_locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  mfa_recovery_code_set_id uuid not null references auth.mfa_recovery_code_sets on delete cascade,
  code_hash bytea not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (mfa_recovery_code_set_id, code_hash)
);

-- Passkeys: signing in without a password.
create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '' check (length(friendly_name) <= 120),
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webauthn_credentials_user_id_created_at_idx
  on auth.webauthn_credentials (user_id, created_at);

create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_data jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

-- Which factor raised a session to aal2: without the factor, the session falls back.
alter table auth.sessions
  add column factor_id uuid references auth.mfa_factors on delete set null;
create index sessions_factor_id_idx on auth.sessions (factor_id);
