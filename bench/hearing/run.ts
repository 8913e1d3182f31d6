/**
 * What Nilo hears in everyday messages that taught it nothing: `npm run bench -- hearing [all] [lines]`.
 * The half that nothing is developed on is reported; `all` prints both, `lines` each message of the other half.
 */
import { ratio } from '#training/guard/corpus/measure.ts';
import { serverGuard } from '#domain/safety/testing.ts';
import { hear, warmingUpHearing } from '#domain/companion/hearing/hear.ts';
import {
  type HearingMessage,
  isForDevelopment,
  type Marked,
  markHearing,
  OUTCOMES,
  readHearingMessages,
} from './measure-hearing.ts';

export function run(args: string[]): void {
  const started = performance.now();
  Array.from(warmingUpHearing());
  console.log(`index built in ${(performance.now() - started).toFixed(0)} ms`);
  const marked = readHearingMessages().map((message) => markHearing(serverGuard(), message));
  if (args.includes('all')) print('development', marked.filter(isDeveloped));
  print(
    'reported',
    marked.filter((one) => !isDeveloped(one)),
  );
  if (args.includes('lines')) printLines(marked.filter(isDeveloped));
  printSpeed(marked.map(({ message }) => message));
}

const isDeveloped = ({ message }: Marked) => isForDevelopment(message);

function print(half: string, marked: readonly Marked[]): void {
  printShares(
    `${half}, with a matter of ours`,
    marked.filter(({ message }) => message.is.length > 0),
  );
  printShares(
    `${half}, with none`,
    marked.filter(({ message }) => message.is.length === 0),
  );
}

function printShares(name: string, marked: readonly Marked[]): void {
  console.log(`\n${name}: ${marked.length} messages`);
  for (const outcome of OUTCOMES) {
    const hits = marked.filter((one) => one.outcome === outcome).length;
    console.log(
      `${outcome.padEnd(10)} ${(100 * ratio({ hits, of: marked.length })).toFixed(1)} %  (${hits})`,
    );
  }
}

function printLines(marked: readonly Marked[]): void {
  for (const { message, outcome, place } of marked) {
    if (outcome === 'facet') continue;
    const before = (message.before ?? []).map((text) => `${text} >> `).join('');
    console.log(
      `${outcome.padEnd(8)} ${before}${message.text}\n         ${message.is.join(', ')} → ${place}`,
    );
  }
}

const ROUNDS = 5;

/** Each message is read with a blank more, so that none is remembered. */
function printSpeed(messages: readonly HearingMessage[]): void {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { text } of messages) {
      const started = performance.now();
      hear(text + ' '.repeat(round));
      times.push(performance.now() - started);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`\nms a message: median ${at(0.5)}, p99 ${at(0.99)}`);
}
