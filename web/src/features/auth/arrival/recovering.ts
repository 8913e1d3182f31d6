import { readTabItem, removeTabItem, writeTabItem } from '#web/data/tab-storage.ts';

const KEY = 'remanso.recovering';

/** Why a new password is being chosen: a lost one, or an invitation that came without any. */
export type RecoveringReason = 'recovery' | 'invite';

/**
 * A recovery link was opened in this tab and no new password chosen yet. Kept for the tab, so that
 * a reload, which no longer carries the link, still asks for the new password.
 */
export function recoveringReason(): RecoveringReason | null {
  const kept = readTabItem(KEY);
  return kept === null ? null : kept === 'invite' ? 'invite' : 'recovery';
}

export function startRecovering(reason: RecoveringReason): void {
  writeTabItem(KEY, reason);
}

export function endRecovering(): void {
  removeTabItem(KEY);
}
