import { createGuard, type Guard } from '#domain/safety/guard.ts';
import { wholeReader } from '#domain/safety/recurrent/whole-reader.ts';

/** The guard with all its readers, ready for the first message. Once a process: it takes most of a second. */
export async function loadGuard(): Promise<Guard> {
  const [{ WEIGHTS }, { TABLES }] = await Promise.all([
    import('#domain/safety/classifier/weights.content.ts'),
    import('#domain/safety/recurrent/tables.content.ts'),
  ]);
  const guard = createGuard({ learned: wholeReader(WEIGHTS, TABLES) });
  guard.warmUp();
  return guard;
}
