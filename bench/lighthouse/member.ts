import { loadKeys } from '#server/keys.ts';
import { Person } from '../person.ts';

/**
 * Somebody with an account, a consent and the reward of the day, which would push the page down
 * once a day.
 * @returns the session as the app keeps it
 */
export async function signUp(origin: string, dataDir: string): Promise<object> {
  const { publishableKey } = await loadKeys(dataDir);
  const person = new Person(publishableKey);
  const steps = [
    await person.signUp(origin),
    await person.consent(origin),
    (await person.ask(origin, '/rest/v1/rpc/claim_daily_reward', {}, person.session.access)).status,
  ];
  const { email, password } = person;
  const path = '/auth/v1/token?grant_type=password';
  const { status, body } = await person.ask(origin, path, { email, password });
  if ([...steps, status].some((one) => one !== 200)) {
    throw new Error(`Nobody could be signed up: ${[...steps, status].join(', ')}`);
  }
  return body as object;
}
