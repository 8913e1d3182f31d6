import { getSessionState, onSessionChange } from '#web/data/session.ts';
import { loadOwnData } from '../own-data/load-own-data.ts';
import { endedAccounts } from './account-end.ts';

/**
 * What deleted accounts left on this device goes.
 * @param present who is signed in: the server ends that session first, until then the account may
 *   have been kept
 * @returns whose text cannot go unasked
 */
export async function forgetEndedAccounts(present: string | null): Promise<string[]> {
  const ended = endedAccounts().filter((userId) => userId !== present);
  if (ended.length === 0) return [];
  const ownData = await loadOwnData();
  const unclear: string[] = [];
  for (const userId of ended) {
    if (await ownData.mustAsk(userId)) unclear.push(userId);
    else await ownData.erase(userId, false);
  }
  return unclear;
}

/** Checks now and at every change of session. Returns a function that stops it. */
export function followAccountEnds(): () => void {
  const look = () => {
    const state = getSessionState();
    // Without network the next page load looks again.
    void forgetEndedAccounts('user' in state ? state.user.id : null).catch(() => undefined);
  };
  look();
  return onSessionChange(look);
}
