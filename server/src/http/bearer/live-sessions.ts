import type { Deps } from '#server/deps.ts';

/** How long another copy of the server may still accept a session that was ended elsewhere. */
export const LIVENESS_TTL_MS = 3_000;
const CACHE_SIZE = 20_000;

/**
 * `second-step`: it lives, but the account has a second factor that it has not shown. `raised`: it
 * showed one since the token was made, so the token is older than what it speaks for.
 */
export type Standing = 'live' | 'second-step' | 'raised' | 'ended';

export interface LiveSessions {
  /**
   * `ended` once the session was signed out, timed out, or its person was banned or deleted.
   * @param tokenAal the level that the token says; without it the standing is never `raised`
   */
  standing(sessionId: string, userId: string, tokenAal?: unknown): Promise<Standing>;
  /** Whether it did not end. */
  isLive(sessionId: string, userId: string): Promise<boolean>;
  /** Must follow every end of a session in this process: the token is refused from now on. */
  end(sessionIds: readonly string[]): void;
  /**
   * Must follow what changes for all sessions of a person, such as a ban or another factor: the
   * database is asked again.
   */
  forget(userId: string): void;
}

/** What the database says of a session: its level while it lives. */
type Known = 'aal1' | 'aal2' | 'second-step' | 'ended';

type Parts = Pick<Deps, 'pools' | 'config' | 'now'>;

function createLiveSessions({ pools, config, now }: Parts): LiveSessions {
  const known = new Map<string, { standing: Promise<Known>; until: number }>();
  const ended = new Set<string>();

  async function ask(sessionId: string, userId: string): Promise<Known> {
    const inactiveSince = new Date(now().getTime() - config.session.timeoutMinutes * 60_000);
    const { rows } = await pools.owner.query<{ aal: string; second_step: boolean }>({
      name: 'live-session',
      text: `select s.aal, s.aal = 'aal1' and exists (
                select from auth.mfa_factors f
                 where f.user_id = u.id and f.status = 'verified') as second_step
               from auth.sessions s join auth.users u on u.id = s.user_id
              where s.id = $1 and u.id = $2 and u.deleted_at is null
                and coalesce(s.refreshed_at, s.created_at) > $3
                and (s.not_after is null or s.not_after > $4)
                and (u.banned_until is null or u.banned_until <= $4)`,
      values: [sessionId, userId, inactiveSince, now()],
    });
    if (!rows[0]) return 'ended';
    if (rows[0].second_step) return 'second-step';
    return rows[0].aal === 'aal1' ? 'aal1' : 'aal2';
  }

  async function standing(
    sessionId: string,
    userId: string,
    tokenAal?: unknown,
  ): Promise<Standing> {
    if (ended.has(sessionId)) return 'ended';
    const key = `${sessionId} ${userId}`;
    const at = performance.now();
    let entry = known.get(key);
    if (!entry || entry.until <= at) {
      if (known.size >= CACHE_SIZE) known.delete(known.keys().next().value ?? '');
      entry = { standing: ask(sessionId, userId), until: at + LIVENESS_TTL_MS };
      known.set(key, entry);
      entry.standing.catch(() => known.delete(key));
    }
    const found = await entry.standing;
    // Asked again, because the session may have been ended while the database was answering.
    if (ended.has(sessionId)) return 'ended';
    if (found === 'aal2' && tokenAal !== undefined && tokenAal !== 'aal2') return 'raised';
    return found === 'aal1' || found === 'aal2' ? 'live' : found;
  }

  return {
    standing,
    isLive: async (sessionId, userId) => (await standing(sessionId, userId)) !== 'ended',
    forget(userId) {
      for (const key of known.keys()) if (key.endsWith(` ${userId}`)) known.delete(key);
    },
    end(sessionIds) {
      for (const id of sessionIds) {
        if (ended.size >= CACHE_SIZE) ended.delete(ended.values().next().value ?? '');
        ended.add(id);
      }
    },
  };
}

const perPools = new WeakMap<Deps['pools'], LiveSessions>();

/** One memory for the whole process, so that a sign-out in auth/v1 counts in rest/v1 at once. */
export function liveSessions(deps: Parts): LiveSessions {
  let sessions = perPools.get(deps.pools);
  if (!sessions) {
    sessions = createLiveSessions(deps);
    perPools.set(deps.pools, sessions);
  }
  return sessions;
}
