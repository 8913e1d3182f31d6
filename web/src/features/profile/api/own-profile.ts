import { queryOptions } from '@tanstack/react-query';
import { type FormOfAddress, isFormOfAddress } from '../form-of-address.ts';
import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** What the person says of how to be met here. */
export interface OwnProfile {
  /** What they want to be called; empty where they did not say. */
  name: string;
  address: FormOfAddress;
  /** Name of the time zone by whose clock a day ends. */
  timeZone: string;
  /** Whether they want to see how many days were in a row. */
  showsStreak: boolean;
}

export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async (): Promise<OwnProfile> => {
      const backend = await loadBackend();
      const columns = 'display_name, form_of_address, time_zone, shows_streak';
      const row = dataOf(await backend.from('profiles').select(columns).maybeSingle());
      if (!row) throw new DataError('not_found', 'profile', 404);
      return {
        name: row.display_name ?? '',
        address: isFormOfAddress(row.form_of_address) ? row.form_of_address : 'tu',
        timeZone: row.time_zone,
        showsStreak: row.shows_streak,
      };
    },
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

/** @throws {DataError} */
export async function saveOwnProfile(change: Partial<OwnProfile>): Promise<void> {
  const backend = await loadBackend();
  const values = {
    ...(change.name !== undefined && { display_name: change.name || null }),
    ...(change.address !== undefined && { form_of_address: change.address }),
    ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
    ...(change.showsStreak !== undefined && { shows_streak: change.showsStreak }),
  };
  // Every row that the person may change is hers: there is one.
  dataOf(await backend.from('profiles').update(values).not('user_id', 'is', null));
}
