import type { OwnData } from '#web/data/own-data/own-data.ts';

/** What one person has on this device; fetched when somebody leaves, or an account has ended. */
export async function loadOwnData(): Promise<OwnData> {
  const [{ ownDataOf }, { KEPT_HERE }, { moveOlderItems }] = await Promise.all([
    import('#web/data/own-data/own-data.ts'),
    import('./registry.ts'),
    import('#web/data/outbox/move-older-items.ts'),
  ]);
  await moveOlderItems();
  return ownDataOf(KEPT_HERE);
}
