import { readCorpus } from '#training/guard/corpus/read-corpus.ts';
import { listen } from './chat/listen.ts';
import { signUpPeople } from './fuzz/people.ts';
import { type FuzzedServer, startFuzzedServer } from './fuzz/server.ts';

const TALKS = 300;
/** Messages in a talk when it is measured, answers counted. */
const LENGTH = 20;
const ROUNDS = 3;
const PEOPLE = 30;
const AT_ONCE = 10;

interface Talk {
  headers: Record<string, string>;
  conversationId: string | undefined;
}

/**
 * The next message of 300 talks of 20 messages, all at once, over HTTP and guided mode: how long
 * until a person reads the first words. Goal: 2 s for the last of them. `npm run bench -- streams`
 */
export async function run(): Promise<void> {
  const server = await startFuzzedServer();
  try {
    const people = await signUpPeople(server, PEOPLE);
    const talks = Array.from({ length: TALKS }, (_, index): Talk => {
      return { headers: people[index % PEOPLE] ?? {}, conversationId: undefined };
    });
    const said = readCorpus('tune')
      .filter(({ level }) => level === 'none' || level === 'concern')
      .map(({ text }) => text);
    const textOf = (talk: number, turn: number) =>
      `${said[(talk * 31 + turn * 7) % said.length]} ${talk}`;
    for (let turn = 0; turn < LENGTH / 2; turn += 1) await inTurns(server, talks, textOf, turn);
    for (let round = 0; round < ROUNDS; round += 1) {
      const turn = LENGTH / 2 + round;
      const started = performance.now();
      const firsts = await Promise.all(
        talks.map((talk, index) => say(server, talk, textOf(index, turn))),
      );
      console.log(
        `${TALKS} talks of ${turn * 2} messages, the next message of all at once: first words ` +
          `p50 ${at(firsts, 0.5)} ms, p95 ${at(firsts, 0.95)} ms, last ${at(firsts, 1)} ms (goal 2000); ` +
          `all answers whole after ${(performance.now() - started).toFixed(0)} ms`,
      );
    }
  } finally {
    await server.stop();
  }
}

/** One message in each talk, a few talks at a time. */
async function inTurns(
  server: FuzzedServer,
  talks: readonly Talk[],
  textOf: (talk: number, turn: number) => string,
  turn: number,
): Promise<void> {
  const waiting = talks.entries();
  const goOn = async () => {
    for (const [index, talk] of waiting) await say(server, talk, textOf(index, turn));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
}

/** Says something in a talk and hears the whole answer. Gives milliseconds to the first words. */
async function say({ port }: FuzzedServer, talk: Talk, message: string): Promise<number> {
  const { first, conversationId } = await listen({ port, ...talk }, message);
  talk.conversationId ??= conversationId;
  return first;
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
}
