import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addKey, signWithNewKey, VERIFY_ONLY_SECONDS } from '#server/key-rotation.ts';
import { Person } from '../person.ts';
import type { Copy } from './copy.ts';

export interface Stage {
  /** The balancer. */
  front: string;
  /** Each copy by itself. */
  copies: readonly string[];
  apikey: string;
}

/** How many of how many went as they should. */
export interface Score {
  what: string;
  good: number;
  of: number;
}

const count = (values: readonly boolean[]) => values.filter(Boolean).length;
const PEOPLE = 20;
const TURNS = 4;

/** Everybody signs up at once, and each copy knows everybody. */
export async function signUps({ front, copies, apikey }: Stage): Promise<[Score[], Person[]]> {
  const people = Array.from({ length: PEOPLE }, () => new Person(apikey));
  const made = await Promise.all(people.map((person) => person.signUp(front)));
  const known = await Promise.all(
    people.flatMap((person) => copies.map((copy) => person.isKnown(copy))),
  );
  const signedUp = count(made.map((status) => status === 200));
  const scores = [
    { what: 'sign-ups through the balancer', good: signedUp, of: PEOPLE },
    { what: 'known to each copy', good: count(known), of: known.length },
  ];
  return [scores, people];
}

/** Tokens that one copy gave are good at the others; tabs that refresh at once stay signed in. */
export async function refreshes({ front, copies }: Stage, people: Person[]): Promise<Score[]> {
  const chain: boolean[] = [];
  const together: boolean[] = [];
  for (const person of people) {
    // One after the other: each uses what the one before gave.
    for (let turn = 0; turn < TURNS; turn += 1) {
      chain.push((await person.refresh(front)) === 200);
    }
    const statuses = await Promise.all(copies.map((copy) => person.refresh(copy)));
    together.push(...statuses.map((status) => status === 200));
    chain.push((await person.refresh(front)) === 200);
  }
  return [
    { what: 'refreshes in a row', good: count(chain), of: chain.length },
    {
      what: 'refreshes of one token at all copies at once',
      good: count(together),
      of: together.length,
    },
  ];
}

/** A limit is one for all copies: neither three times as much, nor less. */
export async function limits({ front, apikey }: Stage): Promise<Score[]> {
  const victim = new Person(apikey);
  await victim.signUp(front);
  const guesses: number[] = [];
  for (let guess = 0; guess < 15; guess += 1) guesses.push(await victim.signIn(front, 'wrong'));
  const tried = count(guesses.map((status) => status === 400));
  const crowd = Array.from({ length: 9 }, () => new Person(apikey, '10.200.0.1'));
  const made = await Promise.all(crowd.map((person) => person.signUp(front)));
  const signedUp = count(made.map((status) => status === 200));
  return [
    { what: 'of 15 wrong passwords, tried (5 allowed)', good: tried, of: 5 },
    { what: 'of 9 sign-ups from one address, taken (3 allowed)', good: signedUp, of: 3 },
  ];
}

/** A talk that goes on at another copy with every message is one talk, and each copy has all of it. */
export async function chats({ front, copies }: Stage, people: Person[]): Promise<Score[]> {
  const answered: boolean[] = [];
  const read: boolean[] = [];
  await Promise.all(
    people.map(async (person) => {
      await person.consent(front);
      let talk: string | undefined;
      for (let turn = 0; turn < TURNS; turn += 1) {
        // One after the other, as people talk.
        const id = await person.say(front, `Hoy fue un día pesado, parte ${turn}`, talk);
        answered.push(id !== undefined);
        talk = id ?? talk;
      }
      const talks = await Promise.all(copies.map((copy) => person.talk(copy, talk ?? person.id)));
      const [first = '[]'] = talks;
      const whole = JSON.parse(first).length === 2 * TURNS;
      read.push(...talks.map((text) => whole && text === first));
    }),
  );
  return [
    { what: 'messages answered to the end', good: count(answered), of: answered.length },
    { what: 'whole talks, read at each copy', good: count(read), of: read.length },
  ];
}

/** Both halves of a rotation, copied from folder to folder, while people ask all copies. */
export async function rotation(
  stage: Stage,
  copies: readonly Copy[],
  people: Person[],
): Promise<Score[]> {
  const [first, ...others] = copies.map(({ dataDir }) => dataDir);
  if (first === undefined) return [];
  const handOut = () =>
    Promise.all(
      others.map((folder) =>
        copyFile(path.join(first, 'keys.json'), path.join(folder, 'keys.json')),
      ),
    );
  const over = new AbortController();
  const known: boolean[] = [];
  const asking = people.slice(0, 4).map(async (person) => {
    while (!over.signal.aborted) {
      await person.refresh(stage.front);
      known.push(...(await Promise.all(stage.copies.map((copy) => person.isKnown(copy)))));
      await sleep(100);
    }
  });
  await addKey(first, new Date());
  await sleep(1000);
  await handOut();
  await sleep(VERIFY_ONLY_SECONDS * 1000);
  await signWithNewKey(first, new Date());
  // Now the first copy signs with the new key and the others do not have that file yet.
  await sleep(4000);
  await handOut();
  await sleep(4000);
  over.abort();
  await Promise.all(asking);
  return [{ what: 'requests known while keys rotate', good: count(known), of: known.length }];
}
