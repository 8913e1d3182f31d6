import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf } from '#domain/rewards/day.ts';
import { useUser } from '#web/data/session.ts';
import { toast } from '#web/ui/toast.tsx';
import { type Claim, claimDailyReward } from './api/claim-daily-reward.ts';
import { progressQuery } from './api/progress.ts';
import { tokensQuery } from './api/tokens.ts';
import { keepRewardMemory, readRewardMemory, shouldAsk, shouldToast } from './reward-memory.ts';
import { REWARD_TEXTS } from './texts.ts';

/** A page comes first, and a toast that has just been shown can be read. */
const FIRST_ASK_MS = 4000;

/** The person whose reward this page load has requested. */
let askedFor: string | null = null;

/** Mounted by the guard once a person is in: asks for the reward of the day, and says so if it came. */
export function DailyReward() {
  const { id: userId } = useUser();
  const queries = useQueryClient();

  useEffect(() => {
    const ask = async () => {
      // One tab asks at a time, so that the others see when it did.
      await inTurn(`remanso.reward.${userId}`, async () => {
        const today = dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
        const firstOfVisit = askedFor !== userId;
        if (!shouldAsk(readRewardMemory(userId), today, firstOfVisit, Date.now())) return;
        askedFor = userId;
        keepRewardMemory(userId, { askedAt: Date.now() });
        const claim = await claimDailyReward();
        keepRewardMemory(userId, { day: today });
        if (claim.status !== 'first' && claim.status !== 'rewarded') return;
        announce(userId, claim);
        await queries.invalidateQueries({ queryKey: progressQuery(userId).queryKey });
        await queries.invalidateQueries({ queryKey: tokensQuery(userId).queryKey });
      });
    };
    // Without network the reward waits for the next visit; nothing is lost by that.
    const start = () => void ask().catch(() => undefined);
    const onReturn = () => {
      if (document.visibilityState === 'visible') start();
    };
    const first = setTimeout(start, FIRST_ASK_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(first);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [userId, queries]);

  return null;
}

function announce(userId: string, claim: Claim): void {
  if (!shouldToast(readRewardMemory(userId), Date.now())) return;
  keepRewardMemory(userId, { toastAt: Date.now() });
  const text =
    claim.status === 'first'
      ? REWARD_TEXTS.first
      : claim.leveled_up
        ? REWARD_TEXTS.levelUp(claim.progress.level)
        : REWARD_TEXTS.daily;
  toast({ ...text, tone: 'ok' });
}

async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
