import { useQuery } from '@tanstack/react-query';
import { answerFor } from '#domain/mood/answers/answer-for.ts';
import { useUser } from '#web/data/session.ts';
import { recentQuery } from '#web/features/home/api/recent.ts';
import { daysSince } from '#web/features/home/member/greeting.ts';
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
import { type Helped, lastHelp, type Plan, planOf } from './recall.ts';
import { MEMBER_HOME_TEXTS as TEXTS } from './texts.ts';

const games = new Map<string, GameInfo>(Object.entries(GAMES));
const OTHERS: readonly Way[] = listed('atHome').map(({ address, atHome }) => ({
  address,
  ...atHome,
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
  const helped = recent && lastHelp(recent, now);
  const offered = told && STEP_ADDRESSES[answerFor(told).step];
  const ideas = [ideaFor(now, water)].filter(({ address }) => address !== offered);
  // A minute by the water and the game are one offer.
  const offeredToo = offered === BREATHE.address ? GAMES.breathing.paths[0] : offered;
  const shown = new Set([offered, offeredToo, ...ideas.map(({ address }) => address)]);
  const helpedWays = helped ? helpedWay(helped, now) : [];
  for (const { address } of helpedWays) shown.add(address);
  return (
    <>
      <Ways title={TEXTS.planTitle} ways={plan ? planWay(plan) : []} />
      <Ways title={TEXTS.ideaTitle} ways={ideas} />
      <Ways title={TEXTS.helpedTitle} ways={helpedWays} />
      <Ways title={TEXTS.otherTitle} ways={OTHERS.filter(({ address }) => !shown.has(address))} />
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

function helpedWay({ gameId, before, after, finishedAt }: Helped, now: Date): Way[] {
  const game = games.get(gameId);
  if (!game) return [];
  const days = daysSince(finishedAt, now);
  const { today, yesterday, weekday, last } = TEXTS.when;
  const when =
    days <= 0 ? today : days === 1 ? yesterday : days < 7 ? weekday(new Date(finishedAt)) : last;
  return [
    {
      address: game.paths[0],
      icon: game.icon,
      title: game.title,
      body: TEXTS.helped(before, after, when),
    },
  ];
}
