import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { dayOf } from '#domain/rewards/day.ts';
import { useUser } from '#web/data/session.ts';
import { toast } from '#web/ui/toast.tsx';
import { careQuery } from './api/care.ts';
import { type Claim, claimDailyReward } from './api/claim-daily-reward.ts';
import { progressQuery } from './api/progress.ts';
import { takeLevelUp } from './api/take-level-up.ts';
import { tokensQuery } from './api/tokens.ts';
import { tokenMovesQuery } from './ledger/list-token-moves.ts';
import { openLevelScene, useLevelScene } from './level-up/open-scene.ts';
import { newsOf } from './news-of.ts';
import { keepRewardMemory, readRewardMemory, shouldAsk, shouldToast } from './reward-memory.ts';
import { REWARD_TEXTS } from './texts.ts';
import { useDelivered } from './use-delivered.ts';

/** A page comes first, and a toast that has just been shown can be read. */
const FIRST_ASK_MS = 4000;

// Seen by who asks to see it.
const LevelScene = lazy(async () => {
  const { LevelScene: Scene } = await import('./level-up/level-scene.tsx');
  return { default: Scene };
});

/** The person whose reward this page load has requested. */
let askedFor: string | null = null;
/** Somebody may have reached a level while they were in the middle of something. */
let levelOwed = false;
/** How many of these stand, and what they said of a level: nobody is called to it from a page of help. */
let standing = 0;
let takeBack = () => {};

/**
 * Mounted by the guard once a person is in: asks for the reward of the day, says what came of it, and
 * tells of a level that something they did has brought.
 * @param quiet within a game, a tool or a lesson: levels wait until it is over
 */
export function DailyReward({ quiet = false }: { quiet?: boolean }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const level = useLevelScene();

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
        await announce(userId, claim, quiet);
        if (claim.status === 'first' || claim.status === 'rewarded') await refresh(queries, userId);
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
  }, [userId, queries, quiet]);

  const tellLevel = useCallback(() => {
    if (quiet || !levelOwed) return;
    levelOwed = false;
    takeLevelUp().then(
      (risen) => risen !== null && sayLevel(risen),
      () => (levelOwed = true),
    );
  }, [quiet]);
  useDelivered(
    userId,
    useCallback(() => {
      levelOwed = true;
      tellLevel();
      void refresh(queries, userId);
    }, [tellLevel, queries, userId]),
  );
  useEffect(tellLevel, [tellLevel]);

  useEffect(() => {
    standing += 1;
    return () => {
      standing -= 1;
      setTimeout(() => standing === 0 && takeBack());
    };
  }, []);

  if (level === null) return null;
  return (
    <Suspense>
      <LevelScene level={level} onClose={() => openLevelScene(null)} />
    </Suspense>
  );
}

async function announce(userId: string, claim: Claim, quiet: boolean): Promise<void> {
  if (!shouldToast(readRewardMemory(userId), Date.now())) return;
  const { progress } = claim;
  const untold = progress !== null && progress.level > progress.told_level;
  if (untold && quiet) levelOwed = true;
  const risen = untold && !quiet ? await takeLevelUp() : null;
  const news = newsOf(claim, risen);
  if (!news) return;
  keepRewardMemory(userId, { toastAt: Date.now() });
  if (risen === null) toast(news);
  else takeBack = toast({ ...news, ...asNews(risen) });
}

function sayLevel(level: number): void {
  takeBack = toast({ ...REWARD_TEXTS.levelUpByActs(level), tone: 'ok', ...asNews(level) });
}

function asNews(level: number) {
  const action = { label: REWARD_TEXTS.seeLevel, onPress: () => openLevelScene(level) };
  return { action, news: true };
}

/** Everything on screen that an act may have changed. */
async function refresh(queries: QueryClient, userId: string): Promise<void> {
  const changed = [progressQuery, tokensQuery, careQuery, tokenMovesQuery];
  await Promise.all(
    changed.map((query) => queries.invalidateQueries({ queryKey: query(userId).queryKey })),
  );
}

async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
