-- Signing in through others (OAuth, OpenID Connect, SAML 2.0), by the names of Supabase Auth where
-- it has one. No API role may read any of these tables: only the owner's connection does.

-- What a provider gave with its answer travels with the code, sealed with a key derived from it:
-- the table alone opens nothing. `session_not_after` is when the identity provider ends the session.
alter table auth.flow_state
  add column provider_tokens bytea,
  add column session_not_after timestamptz;

-- A person on the way to a provider: found again by the hash of `state`, used once.
create table auth.oauth_states (
  id uuid primary key default gen_random_uuid(),
  state_hash bytea not null unique,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null,
  -- `method:challenge` of the client's own PKCE; null in the implicit flow.
  code_challenge text,
  -- Set while a signed-in person links an identity: it ends with her session.
  linking_user_id uuid references auth.users on delete cascade,
  linking_session_id uuid references auth.sessions on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index oauth_states_expires_at_idx on auth.oauth_states (expires_at);
create index oauth_states_linking_user_id_idx on auth.oauth_states (linking_user_id);
create index oauth_states_linking_session_id_idx on auth.oauth_states (linking_session_id);

create index identities_email_idx on auth.identities (email);

create table auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  resource_id text unique check (length(resource_id) <= 200),
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sso_domains (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) between 1 and 253),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (domain)
);
create index sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);

create table auth.saml_providers (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null unique references auth.sso_providers on delete cascade,
  entity_id text not null unique check (length(entity_id) between 1 and 2000),
  metadata_xml text not null check (length(metadata_xml) > 0),
  metadata_url text check (length(metadata_url) > 0),
  attribute_mapping jsonb not null default '{}',
  name_id_format text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A person on the way to an identity provider, found again by the hash of RelayState, used once.
create table auth.saml_relay_states (
  id uuid primary key default gen_random_uuid(),
  state_hash bytea not null unique,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null,
  redirect_to text not null,
  code_challenge text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saml_relay_states_sso_provider_id_idx on auth.saml_relay_states (sso_provider_id);
create index saml_relay_states_expires_at_idx on auth.saml_relay_states (expires_at);

-- Assertions that signed somebody in; kept until they have expired by themselves.
create table auth.saml_assertions (
  id_hash bytea primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saml_assertions_sso_provider_id_idx on auth.saml_assertions (sso_provider_id);
create index saml_assertions_expires_at_idx on auth.saml_assertions (expires_at);
