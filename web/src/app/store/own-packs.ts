import type { Preset } from '#domain/ambient/presets.content.ts';
import { SOUND_PACKS } from '#domain/store/sound-packs.content.ts';
import { queryClient } from '#web/data/query-client.ts';
import { ownedQuery } from '#web/features/store/api/owned.ts';

/** The mixes that this person has from the store. @throws {DataError} */
export async function ownPacks(userId: string): Promise<readonly Preset[]> {
  const owned = await queryClient.fetchQuery(ownedQuery(userId));
  const ids = new Set(owned.map(({ pieceId }) => pieceId));
  return SOUND_PACKS.filter(({ id }) => ids.has(id)).map(({ id, name, line, mix }) => {
    return { id, title: name, lead: line, mix };
  });
}
