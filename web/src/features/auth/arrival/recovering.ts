const KEY = 'remanso.recovering';

/** Why a new password is being chosen: a lost one, or an invitation that came without any. */
export type RecoveringReason = 'recovery' | 'invite';

/**
 * A recovery link was opened in this tab and no new password chosen yet. Kept for the tab, so that
 * a reload, which no longer carries the link, still asks for the new password.
 */
export function recoveringReason(): RecoveringReason | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : kept === 'invite' ? 'invite' : 'recovery';
  } catch {
    return null;
  }
}

export function startRecovering(reason: RecoveringReason): void {
  try {
    sessionStorage.setItem(KEY, reason);
  } catch {
    // Closed to us: the page itself remembers until it is left.
  }
}

export function endRecovering(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
