/**
 * What the guard and guided mode cost a turn, without a network: `npm run bench -- long-talks`.
 * - A talk of 400 messages: its first turn, with everything read anew, against the next one.
 * - 300 talks of 20 messages that go on at once: all their answers, against a first reading of them.
 */
import type { Answer } from '#domain/companion/answer.ts';
import { seededRandom } from '#domain/companion/random.ts';
import { respond } from '#domain/companion/respond.ts';
import { readCorpus } from '#training/guard/corpus/read-corpus.ts';
import { loadGuard } from '#server/guard.ts';

const LONG = 200;
const TALKS = 300;
const SHORT = 10;
const ROUNDS = 3;

interface Talk {
  previous: string[];
  last: Answer | null;
}

export async function run(): Promise<void> {
  const guard = loadGuard();
  const said = readCorpus('tune')
    .filter(({ level }) => level === 'none' || level === 'concern')
    .map(({ text }) => text);
  const talkOf = (length: number, seed: number): Talk => ({
    previous: Array.from(
      { length },
      (_, at) => `${said[(at * 7 + seed * 31) % said.length]} ${seed}`,
    ),
    last: null,
  });
  const turn = (talk: Talk, round: number) => {
    const text = `${said[(round * 17 + talk.previous.length) % said.length]} y ya`;
    const state = talk.last?.state ?? null;
    talk.last = respond(guard, { text, state, previous: talk.previous }, seededRandom(round));
    talk.previous.push(text);
  };

  const long = talkOf(LONG, 1);
  guard.forget();
  report(
    `a talk of ${2 * LONG} messages`,
    timed(() => turn(long, 0)),
    (round) => timed(() => turn(long, round + 1)),
  );

  const talks = Array.from({ length: TALKS }, (_, seed) => talkOf(SHORT, seed + 2));
  guard.forget();
  const all = (round: number) => timed(() => talks.forEach((talk) => turn(talk, round)));
  report(`${TALKS} talks of ${2 * SHORT} messages`, all(0), (round) => all(round + 1));
}

function report(what: string, first: number, next: (round: number) => number): void {
  const later = Array.from({ length: ROUNDS }, (_, round) => next(round)).toSorted((a, b) => a - b);
  const median = later[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${what}: a first turn ${first.toFixed(1)} ms, the next ${median.toFixed(1)} ms`);
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
