import * as z from 'zod/mini';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

const claimSchema = z.object({
  status: z.enum(['first', 'rewarded', 'already_claimed', 'cooldown']),
  /** Days since the visit before; null at the first, and where nothing was paid. */
  days_away: z.nullable(z.int()),
  /** Null for who deleted it on a day that was paid already. */
  progress: z.nullable(z.object({ level: z.int(), told_level: z.int() })),
});

export type Claim = z.infer<typeof claimSchema>;

/** Asks for the reward of the day; asking again changes nothing. @throws {DataError} */
export async function claimDailyReward(): Promise<Claim> {
  const backend = await loadBackend();
  return claimSchema.parse(dataOf(await backend.rpc('claim_daily_reward')));
}
