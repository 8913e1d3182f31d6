import type { Reader } from './reader.ts';

/** A question on its way to the worker: a function of the reader and what it is called with. */
export interface Asked {
  id: number;
  name: keyof Reader;
  args: readonly unknown[];
}

/** Its answer; `failed` where it threw, and the page reads by itself. */
export type Told = { id: number; value: unknown } | { id: number; failed: true };

/** Answers a question. Never rejects. */
export async function perform(reader: Reader, { id, name, args }: Asked): Promise<Told> {
  try {
    return { id, value: await Reflect.apply(reader[name], undefined, args) };
  } catch {
    return { id, failed: true };
  }
}
