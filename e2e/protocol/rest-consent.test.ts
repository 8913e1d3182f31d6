import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignature, sealSignature } from '#server/db/sealed/signature.ts';
import { sealIncomingSignature } from '#server/functions/consent/seal-incoming.ts';
import { createKeys } from '#server/keys.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const keys = createKeys();
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';
let rest: RestServer;
beforeAll(async () => {
  rest = await startRestServer(new Map([['record_legal_consent', sealIncomingSignature(keys)]]));
});
afterAll(() => rest.stop());

async function sign(signature: unknown) {
  const person = await rest.db.createUser();
  const { error } = await rest.as(person).rpc('record_legal_consent', {
    p_user_id: person.id,
    p_full_name: 'Ana Ñúñez',
    p_consent_version: '4.2',
    p_age_verified: true,
    p_medical_disclaimer: true,
    p_privacy_policy: true,
    p_terms_conditions: true,
    p_data_research: false,
    p_cookie_consent: false,
    p_device_id: crypto.randomUUID(),
    p_digital_signature: signature,
  });
  const { data } = await rest
    .as(person)
    .from('legal_consent_records')
    .select('full_name, digital_signature');
  return { person, error, data };
}

describe('record_legal_consent through the Data API', () => {
  it('keeps the signature sealed for the person who signed', async () => {
    const { person, error, data } = await sign(IMAGE);
    expect(error).toBeNull();
    expect(data).toEqual([
      { full_name: 'Ana Ñúñez', digital_signature: expect.stringMatching(/^v1\./) },
    ]);
    expect(openSignature(keys, person.id, data?.[0]?.digital_signature)).toBe(IMAGE);
  });

  it('keeps the longest that is allowed', async () => {
    const longest = IMAGE.slice(0, 22).padEnd(400_000, 'A');
    expect((await sign(longest)).error).toBeNull();
    expect((await sign(`${longest}A`)).error).toMatchObject({ code: '23514' });
  });

  it.each([
    ['no image', 'data:text/html,x', '23514'],
    ['what pretends to be sealed', sealSignature(keys, 'another', IMAGE), 'P0001'],
    ['nothing', null, 'P0001'],
    ['a number', 7, '23514'],
  ])('refuses %s', async (_, signature, code) => {
    const { error, data } = await sign(signature);
    expect(error).toMatchObject({ code });
    expect(data).toEqual([]);
  });

  it.each(['', '[]', '{', 'null'])('leaves the body %j to the Data API', async (body) => {
    const who = await rest.db.createUser();
    const answer = await rest.fetch('/rpc/record_legal_consent', {
      who,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
