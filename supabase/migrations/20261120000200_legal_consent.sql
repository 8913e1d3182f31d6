-- Spec §3 and §4: no consent exists until a record for the current version with all flags,
-- full name and signature exists for the person. Records are never changed, only revoked.
create table public.legal_consent_records (
  id uuid primary key default uuidv7(),
  user_id uuid references auth.users on delete cascade,
  device_id text check (length(device_id) between 1 and 100),
  consent_version text not null check (consent_version ~ '^\d{1,3}\.\d{1,3}$'),
  age_verified boolean not null,
  medical_disclaimer boolean not null,
  privacy_policy boolean not null,
  terms_conditions boolean not null,
  data_research boolean not null default false,
  cookie_consent boolean not null default false,
  full_name text not null check (full_name ~ '\S' and length(full_name) <= 200),
  digital_signature text not null
    check (digital_signature like 'data:image/png;base64,%' and length(digital_signature) <= 400000),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint legal_consent_records_owner check (user_id is not null or device_id is not null)
);
create index legal_consent_records_user_id_idx
  on public.legal_consent_records (user_id, consent_version, created_at desc);
create index legal_consent_records_device_id_idx
  on public.legal_consent_records (device_id) where user_id is null;
create trigger touch_updated_at before update on public.legal_consent_records
  for each row execute function private.touch_updated_at();

alter table public.legal_consent_records enable row level security;
create policy select_own on public.legal_consent_records
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.legal_consent_records to authenticated;
grant select, insert, update, delete on public.legal_consent_records to service_role;

create function public.legal_framework_version() returns text
language sql immutable
set search_path = ''
as $$ select '4.2'::text $$;

-- The gate in the policies of every product table. Definer, because a policy that read the
-- consent table as the caller would run that table's own policy for each row.
create function private.has_legal_consent() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) is false
     and exists (
       select from public.legal_consent_records
        where user_id = auth.uid()
          and consent_version = public.legal_framework_version()
          and age_verified and medical_disclaimer and privacy_policy and terms_conditions
          and revoked_at is null)
$$;

create function public.record_legal_consent(
  p_user_id uuid,
  p_full_name text,
  p_consent_version text,
  p_age_verified boolean,
  p_medical_disclaimer boolean,
  p_privacy_policy boolean,
  p_terms_conditions boolean,
  p_data_research boolean,
  p_cookie_consent boolean,
  p_device_id text,
  p_digital_signature text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  consent_id uuid;
begin
  if auth.uid() is null or p_user_id is distinct from auth.uid() then
    raise exception 'consent_not_signed_in' using errcode = '42501';
  end if;
  if coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) then
    raise exception 'consent_anonymous_user' using errcode = '42501';
  end if;
  if p_consent_version is distinct from public.legal_framework_version() then
    raise exception 'consent_version_outdated' using errcode = 'P0001';
  end if;
  if not coalesce(p_age_verified and p_medical_disclaimer and p_privacy_policy and p_terms_conditions, false) then
    raise exception 'consent_incomplete' using errcode = 'P0001';
  end if;
  if coalesce(p_full_name, '') !~ '\S' or coalesce(p_digital_signature, '') = '' then
    raise exception 'consent_name_and_signature_required' using errcode = 'P0001';
  end if;
  insert into public.legal_consent_records (
    user_id, device_id, consent_version, age_verified, medical_disclaimer, privacy_policy,
    terms_conditions, data_research, cookie_consent, full_name, digital_signature)
  values (
    p_user_id, nullif(p_device_id, ''), p_consent_version, true, true, true,
    true, coalesce(p_data_research, false), coalesce(p_cookie_consent, false),
    regexp_replace(p_full_name, '^\s+|\s+$', '', 'g'), p_digital_signature)
  returning id into consent_id;
  return consent_id;
end
$$;

create function public.revoke_legal_consent() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  revoked integer;
begin
  if auth.uid() is null then
    raise exception 'consent_not_signed_in' using errcode = '42501';
  end if;
  update public.legal_consent_records
     set revoked_at = now()
   where user_id = auth.uid() and revoked_at is null;
  get diagnostics revoked = row_count;
  return revoked;
end
$$;

-- Spec §4: on sign-in, anonymous consents saved under the device id are linked to the person.
-- The device id is a secret of that browser (a random uuid), so knowing it is owning it.
create function public.link_anonymous_consents_to_user(p_user_id uuid, p_device_id text)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  linked integer;
begin
  if auth.uid() is null or p_user_id is distinct from auth.uid() then
    raise exception 'consent_not_signed_in' using errcode = '42501';
  end if;
  if coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) then
    raise exception 'consent_anonymous_user' using errcode = '42501';
  end if;
  update public.legal_consent_records
     set user_id = p_user_id
   where user_id is null and device_id = p_device_id and length(p_device_id) >= 32;
  get diagnostics linked = row_count;
  return linked;
end
$$;

revoke execute on function
  public.legal_framework_version(), private.has_legal_consent(),
  public.record_legal_consent(uuid, text, text, boolean, boolean, boolean, boolean, boolean, boolean, text, text),
  public.revoke_legal_consent(), public.link_anonymous_consents_to_user(uuid, text)
  from public;
grant execute on function public.legal_framework_version() to anon, authenticated, service_role;
grant execute on function private.has_legal_consent() to anon, authenticated, service_role;
grant execute on function
  public.record_legal_consent(uuid, text, text, boolean, boolean, boolean, boolean, boolean, boolean, text, text),
  public.revoke_legal_consent(), public.link_anonymous_consents_to_user(uuid, text)
  to authenticated;
