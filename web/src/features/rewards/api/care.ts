import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

const careSchema = z.object({
  /** The person's day when the server answered, yyyy-mm-dd like all days here. */
  today: z.string(),
  /** The clock by which that day is told; null before there is a profile. */
  zone: z.nullable(z.string()),
  /** Days of care, all of them. */
  total: z.int(),
  /** Those of the last weeks, oldest first. */
  days: z.array(z.string()),
  /** Days of rest of the last weeks, and those to come. */
  rests: z.array(z.string()),
});

export type Care = z.infer<typeof careSchema>;

/** Days of care and of rest, as the account has them. */
export function careQuery(userId: string) {
  return queryOptions({
    queryKey: ['care', userId],
    queryFn: async (): Promise<Care> =>
      careSchema.parse(dataOf(await (await loadBackend()).rpc('care_summary'))),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
