-- The server seals the image of a signature before it is kept (AES-256-GCM, key in keys.json), so
-- that neither a copy of the database nor the Data API shows it. An engine without that server, and
-- rows of before, keep the image itself: both forms are accepted.
-- 533,371 is 400,000 bytes with 28 of nonce and tag in base64url; 3 for the prefix.
alter table public.legal_consent_records
  drop constraint legal_consent_records_digital_signature_check,
  add constraint legal_consent_records_digital_signature_check check (
    (digital_signature like 'data:image/png;base64,%' and length(digital_signature) <= 400000)
    or (digital_signature like 'v1.%' and length(digital_signature) <= 533374));

-- What is still to be sealed; empty most of the time.
create index legal_consent_records_unsealed_idx on public.legal_consent_records (id)
  where user_id is not null and digital_signature like 'data:%';
