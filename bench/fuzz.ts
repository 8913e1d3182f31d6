import { setTimeout as sleep } from 'node:timers/promises';
import { signUpPeople } from './fuzz/people.ts';
import { nastyMessages } from './fuzz/messages.ts';
import { fuzzRequests } from './fuzz/requests.ts';
import { sendAll } from './fuzz/send.ts';
import { type FuzzedServer, startFuzzedServer } from './fuzz/server.ts';
import { talkThrough } from './fuzz/talk.ts';

const MESSAGES = 20_000;
const REQUESTS = 50_000;
const PEOPLE = 20;
const TALKS = 200;
const TURNS = 10;
const REQUESTS_AT_ONCE = 32;
/** The same work in small, after which what fills once (code, memories of readings, pools) is full. */
const WARM_UP = 0.25;
/** Milliseconds until memory is looked at: an answer can be heard again for two minutes. */
const REST_MS = 150_000;
/** Stands in every message; no log may hold it. */
const MARK = 'marca7391';

/**
 * Nasty chat messages and nasty requests against the real process, whole: counts what answered 5xx,
 * how often the process ended, what memory it holds afterwards against before, and reads every log.
 * `npm run bench -- fuzz [MESSAGES] [REQUESTS] [SEED]`
 */
export async function run([messages, requests, seed = '1']: string[] = []): Promise<void> {
  const server = await startFuzzedServer();
  const counts = { messages: Number(messages ?? MESSAGES), requests: Number(requests ?? REQUESTS) };
  try {
    const people = await signUpPeople(server, PEOPLE);
    await attack(server, people, counts, WARM_UP, Number(seed) + 1);
    const before = await settled(server);
    await attack(server, people, counts, 1, Number(seed));
    const after = await settled(server);
    const logs = await server.logs();
    console.log(
      `memory: ${before.toFixed(0)} MB after a warm-up, ${after.toFixed(0)} MB at the end, ` +
        `ratio ${(after / before).toFixed(2)} (goal 1.20)`,
    );
    console.log(`the process ended ${server.ends()} times (goal 0)`);
    console.log(
      `logs: ${logs.length} characters, ${logs.split(MARK).length - 1} of the mark (goal 0)`,
    );
  } finally {
    await server.stop();
  }
}

async function attack(
  server: FuzzedServer,
  people: readonly Record<string, string>[],
  counts: { messages: number; requests: number },
  share: number,
  seed: number,
): Promise<void> {
  const { port, publishableKey, secretKey } = server;
  const tokens = people.map(({ authorization = '' }) => authorization.replace('Bearer ', ''));
  const talk = await talkThrough(port, people, marked(counts.messages * share, seed), {
    talks: TALKS,
    turns: TURNS,
  });
  const sent = await sendAll(
    port,
    fuzzRequests(seed, Math.round(counts.requests * share)),
    { publishableKey, secretKey, tokens },
    REQUESTS_AT_ONCE,
  );
  if (share < 1) return;
  console.log(`${talk.sent} messages: ${listed(talk.endings)}`);
  console.log(`help shown on ${talk.helped} of ${talk.inDistress} that ask for it among noise`);
  const faults = [...sent].filter(([ending]) => / (?:5\d\d|socket hang up|late)/.test(ending));
  const total = [...sent.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} requests: ${listed(sent)}`);
  console.log(`5xx and no answer: ${faults.length === 0 ? 'none' : listed(new Map(faults))}`);
}

function* marked(count: number, seed: number) {
  for (const message of nastyMessages(Math.round(count), seed)) {
    // At the front, so that nothing is longer than it may be at the end.
    yield { ...message, text: `${MARK} ${message.text}`.slice(0, 4000) };
  }
}

async function settled(server: FuzzedServer): Promise<number> {
  await sleep(REST_MS);
  return await server.memory();
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${what} ×${count}`)
    .join(', ');
}
