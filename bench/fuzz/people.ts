import { Person } from '../person.ts';

/** Signs people up and accepts the terms: headers for requests as each of them. */
export async function signUpPeople(
  { port, publishableKey: apikey }: { port: number; publishableKey: string },
  count: number,
): Promise<Record<string, string>[]> {
  const people: Record<string, string>[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = new Person(apikey);
    const base = `http://127.0.0.1:${port}`;
    for (const status of [await person.signUp(base), await person.consent(base)]) {
      if (status >= 300) throw new Error(`Nobody could be made: ${status}`);
    }
    people.push({ apikey, authorization: `Bearer ${person.session.access}` });
  }
  return people;
}
