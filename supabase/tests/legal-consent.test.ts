import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const DEVICE = '6f1c62a1-3b7a-4f53-9a51-1f2d8f6a0001';
const complete = (userId: string) => ({
  p_user_id: userId,
  p_full_name: '  Ana Ñúñez ',
  p_consent_version: '4.2',
  p_age_verified: true,
  p_medical_disclaimer: true,
  p_privacy_policy: true,
  p_terms_conditions: true,
  p_data_research: null as boolean | null,
  p_cookie_consent: true,
  p_device_id: DEVICE,
  p_digital_signature: 'data:image/png;base64,iVBORw0KGgo=',
});

const record = (form: object) => async (client: PoolClient) => {
  const names = Object.keys(form).map((name, index) => `${name} => $${index + 1}`);
  return await ask<string>(
    client,
    `select public.record_legal_consent(${names.join(', ')})`,
    Object.values(form),
  );
};
const gate = (client: PoolClient) => ask<boolean>(client, 'select private.has_legal_consent()');
const revoke = (client: PoolClient) => ask<number>(client, 'select public.revoke_legal_consent()');
const link = (userId: string, device: string) => (client: PoolClient) =>
  ask<number>(client, 'select public.link_anonymous_consents_to_user($1, $2)', [userId, device]);

describe('record_legal_consent', () => {
  it('keeps what was accepted and opens the gate', async () => {
    const { id } = await db.createUser();
    expect(await db.asUser(id, gate)).toBe(false);
    const consentId = await db.commitAsUser(id, record(complete(id)));
    expect(await db.asUser(id, gate)).toBe(true);
    const { rows } = await db.asUser(id, (client) =>
      client.query('select * from public.legal_consent_records'),
    );
    expect(rows).toEqual([
      expect.objectContaining({
        id: consentId,
        user_id: id,
        device_id: DEVICE,
        full_name: 'Ana Ñúñez',
        consent_version: '4.2',
        data_research: false,
        cookie_consent: true,
        revoked_at: null,
      }),
    ]);
  });

  it.each([
    ['a flag is false', { p_privacy_policy: false }, 'consent_incomplete'],
    ['a flag is missing', { p_age_verified: null }, 'consent_incomplete'],
    ['the name is blank', { p_full_name: ' \t' }, 'consent_name_and_signature_required'],
    [
      'the signature is missing',
      { p_digital_signature: null },
      'consent_name_and_signature_required',
    ],
    ['the version is an earlier one', { p_consent_version: '4.1' }, 'consent_version_outdated'],
    ['the version is missing', { p_consent_version: null }, 'consent_version_outdated'],
  ])('refuses when %s', async (_, change, message) => {
    const { id } = await db.createUser();
    const attempt = db.asUser(id, record({ ...complete(id), ...change }));
    await expect(attempt).rejects.toMatchObject({ message, code: 'P0001' });
  });

  it.each([
    ['a signature that is no PNG', { p_digital_signature: 'data:image/svg+xml;base64,AAAA' }],
    [
      'a signature beyond the size',
      { p_digital_signature: `data:image/png;base64,${'A'.repeat(4e5)}` },
    ],
    ['a name beyond the length', { p_full_name: 'ñ'.repeat(201) }],
  ])('refuses %s', async (_, change) => {
    const { id } = await db.createUser();
    const attempt = db.asUser(id, record({ ...complete(id), ...change }));
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });

  it('is for oneself, signed in, with a real account', async () => {
    const [me, other] = [await db.createUser(), await db.createUser()];
    const guest = await db.createUser({ anonymous: true });
    const refused = { code: '42501' };
    await expect(db.asUser(me.id, record(complete(other.id)))).rejects.toMatchObject(refused);
    await expect(db.asUser(guest.id, record(complete(guest.id)))).rejects.toMatchObject(refused);
    await expect(db.asUser(null, record(complete(me.id)))).rejects.toMatchObject(refused);
  });
});

describe('the gate', () => {
  it('stays shut for an anonymous account, whatever is recorded', async () => {
    const guest = await db.createUser({ anonymous: true });
    await db.pools.owner.query(
      `insert into public.legal_consent_records (user_id, consent_version, age_verified,
         medical_disclaimer, privacy_policy, terms_conditions, full_name, digital_signature)
       values ($1, '4.2', true, true, true, true, 'X', 'data:image/png;base64,AAAA')`,
      [guest.id],
    );
    expect(await db.asUser(guest.id, gate)).toBe(false);
  });

  it('shuts with the revocation and opens again with a new acceptance', async () => {
    const { id } = await db.createUser();
    await db.giveConsent(id);
    await db.giveConsent(id);
    expect(await db.commitAsUser(id, revoke)).toBe(2);
    expect(await db.asUser(id, gate)).toBe(false);
    expect(await db.commitAsUser(id, revoke)).toBe(0);
    await db.giveConsent(id);
    expect(await db.asUser(id, gate)).toBe(true);
  });

  it('revokes nobody else', async () => {
    const [me, other] = [await db.createUser(), await db.createUser()];
    await db.giveConsent(me.id);
    await db.giveConsent(other.id);
    await db.commitAsUser(me.id, revoke);
    expect(await db.asUser(other.id, gate)).toBe(true);
    await expect(db.asUser(null, revoke)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('link_anonymous_consents_to_user', () => {
  const keepOnDevice = (device: string) =>
    db.pools.owner.query(
      `insert into public.legal_consent_records (device_id, consent_version, age_verified,
         medical_disclaimer, privacy_policy, terms_conditions, full_name, digital_signature)
       values ($1, '4.2', true, true, true, true, 'Ana', 'data:image/png;base64,AAAA')`,
      [device],
    );

  it('gives the consents of this device to the person, once', async () => {
    const [me, other] = [await db.createUser(), await db.createUser()];
    const device = crypto.randomUUID();
    await keepOnDevice(device);
    await keepOnDevice(device);
    await keepOnDevice(crypto.randomUUID());
    expect(await db.commitAsUser(me.id, link(me.id, device))).toBe(2);
    expect(await db.asUser(me.id, gate)).toBe(true);
    expect(await db.commitAsUser(other.id, link(other.id, device))).toBe(0);
    expect(await db.asUser(other.id, gate)).toBe(false);
  });

  it('does not take a device id that could be guessed', async () => {
    const me = await db.createUser();
    await keepOnDevice('tablet');
    expect(await db.commitAsUser(me.id, link(me.id, 'tablet'))).toBe(0);
  });

  it('is for oneself, signed in, with a real account', async () => {
    const [me, other] = [await db.createUser(), await db.createUser()];
    const guest = await db.createUser({ anonymous: true });
    const refused = { code: '42501' };
    await expect(db.asUser(me.id, link(other.id, DEVICE))).rejects.toMatchObject(refused);
    await expect(db.asUser(guest.id, link(guest.id, DEVICE))).rejects.toMatchObject(refused);
    await expect(db.asUser(null, link(me.id, DEVICE))).rejects.toMatchObject(refused);
  });
});
