/**
 * Holds every line of the guard's corpus to its floors, as the browser and as the server read it:
 * `npm run bench -- corpus [browser|server]`. `npm test` reads one line in some; this one reads all,
 * in a minute or two, and ends badly where a floor is missed. Run it after a change to the guard.
 */
import { GUARDS } from '#domain/safety/testing.ts';
import {
  belowFloor,
  FLOORS,
  MAX_ALARMS,
  SPLITS_WITH_FLOORS,
} from '#training/guard/corpus/floors.ts';
import { measure, measureTalks, ratio } from '#training/guard/corpus/measure.ts';
import { readCorpus } from '#training/guard/corpus/read-corpus.ts';

export function run(args: string[]): void {
  const named = GUARDS.filter(([where]) => args.includes(where));
  for (const [where, guardOf] of named.length > 0 ? named : GUARDS) {
    const guard = guardOf();
    for (const split of SPLITS_WITH_FLOORS) {
      const lines = readCorpus(split);
      tell(
        `${where}, ${split}, ${lines.length} lines`,
        belowFloor(measure(guard, lines), FLOORS[where][split]),
      );
    }
    const { turns, talks } = measureTalks(guard, readCorpus('talks'));
    const most = MAX_ALARMS[where];
    tell(`${where}, whole talks`, [
      ...(ratio(turns) > most.turns ? [`turns that ring ${ratio(turns).toFixed(4)}`] : []),
      ...(ratio(talks) > most.talks ? [`talks that ring ${ratio(talks).toFixed(4)}`] : []),
    ]);
  }
}

function tell(what: string, missed: readonly string[]): void {
  console.log(`${what}: ${missed.length === 0 ? 'holds' : missed.join('; ')}`);
  if (missed.length > 0) process.exitCode = 1;
}
