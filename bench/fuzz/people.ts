import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';

/** The smallest picture that counts as a signature. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==';

/** Signs up through the front door and accepts the terms: headers for requests as that person. */
export async function signUpPeople(
  port: number,
  apikey: string,
  count: number,
): Promise<Record<string, string>[]> {
  const people: Record<string, string>[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `fuzz-${index}@example.test`;
    const account = await send(port, '/auth/v1/signup', { apikey }, { email, password: PASSWORD });
    const { access_token: token } = account as { access_token: string };
    const headers = { apikey, authorization: `Bearer ${token}` };
    await send(port, '/functions/v1/consent', headers, {
      fullName: 'Persona de prueba',
      digitalSignature: SIGNATURE,
      ageVerified: true,
      medicalDisclaimer: true,
      privacyPolicy: true,
      termsConditions: true,
      dataResearch: false,
      cookieConsent: false,
      deviceId: crypto.randomUUID(),
      consentVersion: LEGAL_FRAMEWORK_VERSION,
    });
    people.push(headers);
  }
  return people;
}

const PASSWORD = 'un rio tranquilo';

async function send(
  port: number,
  path: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}
