import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { answerFor } from '#domain/mood/answers/answer-for.ts';
import { useUser } from '#web/data/session.ts';
import { recentQuery } from '#web/features/home/api/recent.ts';
import { type Way, Ways } from '#web/features/home/member/ways.tsx';
import type { RiverWater } from '#web/features/home/scene/river.tsx';
import { BREATHE } from '#web/features/crisis/places.ts';
import { CHAT } from '#web/features/chat/places.ts';
import type { MoodEntry } from '#web/features/mood/mood-entry.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { listed } from '../places/registry.ts';
import { STEP_ADDRESSES } from '#web/features/mood/check-in/step-addresses.ts';
import { ideaFor } from './idea.ts';
import { SearchLink } from './search-link.tsx';
import { type Plan, planOf } from './recall.ts';
import { MEMBER_HOME_TEXTS as TEXTS } from './texts.ts';

const games = new Map<string, GameInfo>(Object.entries(GAMES));
const OTHERS: readonly Way[] = listed('atHome').map(({ address, atHome }) => ({
  address,
  ...atHome,
}));

// It knows every tool and game: fetched after the page, whose other ways stand there meanwhile.
const HelpedAndOthers = lazy(async () => ({
  default: (await import('./helped-and-others.tsx')).HelpedAndOthers,
}));

interface TheDayProps {
  now: Date;
  water: RiverWater;
  told: MoodEntry | undefined;
}

/** What the person meant to do, one idea with its reason, what helped last, and the other ways. */
export function TheDay({ now, water, told }: TheDayProps) {
  const { data: recent } = useQuery(recentQuery(useUser().id));
  const plan = recent && planOf(recent, now);
  const offered = told && STEP_ADDRESSES[answerFor(told).step];
  const ideas = [ideaFor(now, water)].filter(({ address }) => address !== offered);
  // A minute by the water and the game are one offer.
  const offeredToo = offered === BREATHE.address ? GAMES.breathing.paths[0] : offered;
  const shown = new Set([offered, offeredToo, ...ideas.map(({ address }) => address)]);
  const others = OTHERS.filter(({ address }) => !shown.has(address));
  return (
    <>
      <SearchLink />
      <Ways title={TEXTS.planTitle} ways={plan ? planWay(plan) : []} />
      <Ways title={TEXTS.ideaTitle} ways={ideas} />
      <Suspense fallback={<Ways title={TEXTS.otherTitle} ways={others} />}>
        <HelpedAndOthers now={now} others={others} />
      </Suspense>
    </>
  );
}

function planWay({ words, gameId }: Plan): Way[] {
  const game = gameId === null ? undefined : games.get(gameId);
  if (gameId !== null && !game) return [];
  return [
    {
      address: game ? game.paths[0] : CHAT.address,
      icon: game ? game.icon : 'pebble',
      title: words,
      body: game ? TEXTS.planFrom(game.title) : TEXTS.planFromTalk,
    },
  ];
}
