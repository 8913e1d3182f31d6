import { networkOf } from '#server/http/client-ip/client-ip.ts';
import { AuthError } from '../errors/auth-error.ts';
import { checkPasswordTry, countFailedTry } from '../limits/auth-limits.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';
import type { UserRow } from '../users/find-user.ts';
import { verifyPassword } from './hash.ts';
import { importedKinds, upgradeHash } from './upgrade-hash.ts';

/** The tries of one network that are under way in this process. */
interface Watch {
  tries: number;
  /** How many of them were wrong. */
  wrong: number;
  /** How many wrong ones the database may not have counted yet. */
  uncounted: number;
}

/** Hashing is heavy on purpose. More of one network would keep everybody else waiting for a second. */
const MAX_AT_ONCE = 25;

const watches = new Map<string, Watch>();

function watchOf(network: string): Watch {
  const watch = watches.get(network) ?? { tries: 0, wrong: 0, uncounted: 0 };
  watches.set(network, watch);
  return watch;
}

/**
 * One try at a password, under the limits of docs/specification.md §9 and on record. Of many
 * guesses at once from one network, those that end after the limit was reached are refused, right
 * or wrong.
 * @param find undefined when nobody has this address; it takes the same time
 * @returns the person when the password is right
 * @throws {AuthError} `over_request_rate_limit`
 */
export async function tryPassword(
  parts: AuthParts,
  caller: Caller,
  email: string,
  find: Promise<UserRow | undefined>,
  password: string,
): Promise<UserRow | undefined> {
  const network = networkOf(caller.ip);
  const watch = watchOf(network);
  if (watch.tries >= MAX_AT_ONCE) {
    throw new AuthError('over_request_rate_limit', { headers: { 'retry-after': '1' } });
  }
  watch.tries += 1;
  const { wrong, uncounted } = watch;
  try {
    const [user, kinds] = await Promise.all([
      find,
      importedKinds(parts),
      checkPasswordTry(parts, caller, email),
    ]);
    if ((await verifyPassword(user?.encrypted_password, password, kinds)) && user) {
      // Only what went wrong meanwhile can have used up what was allowed at the beginning.
      if (uncounted > 0 || watch.wrong !== wrong) await checkPasswordTry(parts, caller, email);
      await upgradeHash(parts, user, password);
      return user;
    }
    watch.wrong += 1;
    watch.uncounted += 1;
    const userId = user?.id ?? null;
    await recordEvent(parts, { type: 'failed_login', userId, caller }, parts.pools.owner);
    await countFailedTry(parts, caller, email, userId).finally(() => {
      watch.uncounted -= 1;
    });
    return undefined;
  } finally {
    watch.tries -= 1;
    if (watch.tries === 0) watches.delete(network);
  }
}
