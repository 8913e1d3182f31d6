/**
 * Does a killed server lose what it had said was saved? SIGKILL under 16 writers: the server, the
 * database's postmaster, both, in turn.
 *
 *     npm run bench -- durability [ROUNDS]     (21 by default)
 */
import { createTestFolder } from '#server/db/testing-folder.ts';
import { durabilityRounds, VICTIMS, type Victim } from './durability/rounds.ts';

export async function run(args: string[]): Promise<void> {
  const victims = Array.from(
    { length: Number(args[0] ?? 21) },
    (_, index): Victim => VICTIMS[index % VICTIMS.length] ?? 'both',
  );
  const folder = await createTestFolder();
  let round = 0;
  let acknowledged = 0;
  let lost = 0;
  try {
    await durabilityRounds(folder.path, victims, (result) => {
      round += 1;
      acknowledged += result.acknowledged;
      lost += result.lost;
      console.log(
        `${String(round).padStart(3)}  killed ${result.victim.padEnd(10)}  ` +
          `${String(result.acknowledged).padStart(6)} rows acknowledged  ${result.lost} lost  ` +
          `back after ${result.backAfter.toFixed(0)} ms`,
      );
    });
  } finally {
    await folder.remove();
  }
  const kept = (1 - lost / acknowledged).toFixed(6);
  console.log(
    `${round} rounds, ${acknowledged} rows acknowledged, ${lost} lost: ratio kept ${kept}`,
  );
  if (lost > 0) process.exitCode = 1;
}
