/**
 * What a phone pays: Lighthouse (mobile, its own slow network and a processor four times slower) on
 * the real server and the built app, for a visitor and for somebody who is signed in.
 *
 *     npm run build && npm run bench -- lighthouse [/PATH…]     (RUNS=3 by default; the median counts)
 *
 * Exits 1 where a page misses its goal (docs/decisions/015-phone-speed.md).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCopy } from './copies/copy.ts';
import { freePort, openPhone, type Phone } from './lighthouse/phone.ts';
import { longTasksAfterLoad, measure, type Reading } from './lighthouse/measure.ts';
import { signUp } from './lighthouse/member.ts';

interface Goal {
  /** Of 100. */
  score: number;
  member: boolean;
}

const PAGES: ReadonlyMap<string, Goal> = new Map([
  ['/', { score: 95, member: false }],
  ['/signin', { score: 95, member: false }],
  ['/crisis', { score: 95, member: false }],
  ['/chat', { score: 90, member: true }],
  ['/mood', { score: 95, member: true }],
  ['/minigames', { score: 95, member: true }],
  ['/minigames/breathing', { score: 95, member: true }],
  ['/profile', { score: 95, member: true }],
  ['/settings', { score: 95, member: true }],
]);
/** Layout shift, and milliseconds of a task after load, on every page. */
const MAX_SHIFT = 0.02;
const LONGEST_TASK = 50;

export async function run(args: string[]): Promise<void> {
  const runs = Number(process.env['RUNS'] ?? 3);
  const dataDir = await mkdtemp(join(tmpdir(), 'remanso-lighthouse-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startCopy(dataDir, port, { SITE_URL: origin });
  let phone: Phone | undefined;
  try {
    if ((await server.ready) === undefined) throw new Error(server.said());
    const session = await signUp(origin, dataDir);
    for (const [path, goal] of PAGES) {
      if (args.length > 0 && !args.includes(path)) continue;
      const open = () => openPhone(origin, goal.member ? session : undefined);
      // oxlint-disable-next-line no-await-in-loop -- measured one after the other, on purpose
      phone = await open();
      // oxlint-disable-next-line no-await-in-loop
      const reading = await measure(phone, `${origin}${path}`, runs);
      // oxlint-disable-next-line no-await-in-loop
      const longest = await longTasksAfterLoad(phone, `${origin}${path}`, runs);
      // oxlint-disable-next-line no-await-in-loop
      await phone.close();
      report(path, goal, reading, longest);
    }
  } finally {
    await phone?.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function report(path: string, { score }: Goal, reading: Reading, longest: number): void {
  const { performance, seo, largestPaint, firstPaint, blocked, shift, backCache } = reading;
  const missed = [
    performance < score && `score under ${score}`,
    shift > MAX_SHIFT && `shift over ${MAX_SHIFT}`,
    longest > LONGEST_TASK && `a task over ${LONGEST_TASK} ms after load`,
    seo < 100 && 'SEO under 100',
    backCache.length > 0 && `not kept for going back: ${backCache.join(', ')}`,
  ].filter((one) => one !== false);
  console.log(
    `${path.padEnd(22)} score ${performance} (FCP ${firstPaint} s, LCP ${largestPaint} s, blocked ${blocked} ms, CLS ${shift}), longest task after load ${longest} ms, SEO ${seo}${missed.length > 0 ? ` — ${missed.join('; ')}` : ''}`,
  );
  if (missed.length > 0) process.exitCode = 1;
}
