/**
 * What the guard and guided mode cost a turn, without a network: `npm run bench -- long-talks`.
 * - A talk of 400 messages: a turn with everything read anew, against the next one.
 * - 300 talks of 20 messages that go on at once: all their answers, against a first reading of them.
 */
import { type Message, readConversation } from '#domain/companion/conversation.ts';
import { respond, seededRandom } from '#domain/companion/respond.ts';
import { readCorpus } from '#training/guard/corpus/read-corpus.ts';
import { loadGuard } from '#server/guard.ts';

const LONG = 400;
const TALKS = 300;
const SHORT = 20;
const ROUNDS = 3;

export async function run(): Promise<void> {
  const guard = loadGuard();
  const said = readCorpus('tune')
    .filter(({ level }) => level === 'none' || level === 'concern')
    .map(({ text }) => text);
  const talkOf = (length: number, seed: number): Message[] =>
    Array.from({ length }, (_, at) =>
      at % 2 === 0
        ? { role: 'person', text: `${said[(at * 7 + seed * 31) % said.length]} ${seed}` }
        : { role: 'companion', text: `Te leo: ${at}, ${seed}.` },
    );
  const turn = (talk: readonly Message[], seed: number) => {
    // As on the server: once to store the message with its level, once to answer it.
    readConversation(guard, talk);
    respond(guard, talk, seededRandom(seed));
  };
  const goesOn = (talk: Message[], round: number) => {
    talk.push({ role: 'companion', text: `Sigo aquí: ${round}.` });
    talk.push({ role: 'person', text: `${said[(round * 17 + talk.length) % said.length]} y ya` });
  };

  const long = talkOf(LONG + 1, 1);
  guard.forget();
  report(
    `a talk of ${LONG} messages`,
    timed(() => turn(long, 0)),
    () => {
      goesOn(long, LONG);
      return timed(() => turn(long, 0));
    },
  );

  const talks = Array.from({ length: TALKS }, (_, seed) => talkOf(SHORT + 1, seed + 2));
  guard.forget();
  const all = () => timed(() => talks.forEach((talk, seed) => turn(talk, seed)));
  report(`${TALKS} talks of ${SHORT} messages`, all(), (round) => {
    for (const talk of talks) goesOn(talk, round);
    return all();
  });
}

function report(what: string, first: number, next: (round: number) => number): void {
  const later = Array.from({ length: ROUNDS }, (_, round) => next(round)).toSorted((a, b) => a - b);
  const median = later[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${what}: a first turn ${first.toFixed(0)} ms, the next ${median.toFixed(0)} ms`);
  console.log(`  ratio ${(median / first).toFixed(3)}`);
}

/** Milliseconds of the processor, so that what else the machine does counts little. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
