/**
 * How well and how fast the safety rules read:
 * `npm run bench -- safety [blind|earlier|tune|talks|hunted|train] [rules|browser] [FILE.jsonl]`.
 * Without a name, both splits that nothing was learned from, read by the guard as the server has it;
 * by the rules alone, or as a browser has it. Then what is shown and what is asked about, also of both
 * halves of the everyday messages (`safety/README.md`), or of a file like it.
 */
import { createGuard, type Guard } from '#domain/safety/guard.ts';
import { measure, measureTalks, ratio, type Share } from '#training/guard/corpus/measure.ts';
import { type Asked, measureAsked } from '#training/guard/corpus/measure-asked.ts';
import { type CorpusLine, readCorpus, SPLITS } from '#training/guard/corpus/read-corpus.ts';
import { browserGuard, serverGuard } from '#domain/safety/testing.ts';
import { EVERYDAY, everydayAsked } from './safety/everyday.ts';

const ROUNDS = 20;

type Reader = [name: string, make: () => Guard];
const WHOLE: Reader = ['server', serverGuard];
const READERS: readonly Reader[] = [['rules', createGuard], ['browser', browserGuard], WHOLE];

export async function run(args: string[]): Promise<void> {
  const [name, make] = READERS.find(([one]) => args.includes(one)) ?? WHOLE;
  const guard = make();
  const named = SPLITS.filter((split) => args.includes(split));
  for (const split of named.length > 0 ? named : (['blind', 'earlier'] as const)) {
    const lines = readCorpus(split);
    console.log(`\n${lines.length} lines (${split}, ${name})`);
    printFigures(guard, lines);
    printAsked(measureAsked(guard, lines));
    printSpeed(guard, lines);
  }
  const file = args.find((one) => one.endsWith('.jsonl')) ?? EVERYDAY;
  console.log(`\n${file} (${name})`);
  printAsked(everydayAsked(guard, file));
}

function printAsked(sets: Readonly<Record<string, Asked>>): void {
  const show = (share: Share) =>
    `${ratio(share).toFixed(4)}  (${share.hits}/${share.of})`.padEnd(22);
  console.log(`\n${''.padEnd(14)} ${'help shown'.padEnd(22)} asked`);
  for (const [set, { shown, asked }] of Object.entries(sets)) {
    if (shown.of > 0) console.log(`${set.padEnd(14)} ${show(shown)} ${show(asked)}`);
  }
}

function printFigures(guard: Guard, lines: readonly CorpusLine[]): void {
  const figures = measure(guard, lines);
  const show = (name: string, share: Share) =>
    console.log(`${name.padEnd(34)} ${ratio(share).toFixed(4)}  (${share.hits}/${share.of})`);
  show('help on risk + emergency', figures.help);
  show('help on emergency', figures.helpOnEmergency);
  show('false alarms on none', figures.falseAlarmsOnNone);
  show('false alarms on concern', figures.falseAlarmsOnConcern);
  show('exact level', figures.exact);
  const { turns, talks } = measureTalks(guard, lines);
  if (turns.of > 0) {
    show('turns of talks that ring', turns);
    show('talks that ring at some turn', talks);
  }
  console.log('\nby slice: help shown or not, rightly; exact level');
  const slices = [...figures.slices].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [slice, { right, exact, of }] of slices) {
    const share = (hits: number) => `${(hits / of).toFixed(4)}  (${hits}/${of})`.padEnd(18);
    console.log(`  ${slice.padEnd(26)} ${share(right)} ${share(exact)}`);
  }
}

/**
 * Each text is made new in every round, so that remembered readings do not flatter the figure.
 * Per message the median of the rounds: what the message costs, not what else the machine did.
 */
function printSpeed({ assess }: Guard, lines: readonly CorpusLine[]): void {
  const medians: number[] = [];
  const clock: number[] = [];
  for (const line of lines) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const text = `${line.text} ${round}`;
      const start = performance.now();
      assess(text, { previous: line.context ?? [] });
      rounds.push((performance.now() - start) * 1000);
    }
    clock.push(...rounds);
    medians.push(rounds.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0);
  }
  console.log(`\nmicroseconds, median per message: ${percentiles(medians)}`);
  console.log(`microseconds, every single call:  ${percentiles(clock)}`);
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`;
}
