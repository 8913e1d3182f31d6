import { CHAT } from '#web/features/chat/places.ts';
import type { RiverWater } from '#web/features/home/scene/river.tsx';
import type { Way } from '#web/features/home/member/ways.tsx';
import { IDEAS } from './ideas.content.ts';

const NIGHT_FROM = 22;
const NIGHT_UNTIL = 5;
const DAY_MS = 86_400_000;

/** One thing to do, by the hour and the water, and why this one: a talk, something to do or to read, in turn. */
export function ideaFor(now: Date, water: RiverWater): Way {
  const hour = now.getHours();
  const late = hour >= NIGHT_FROM || hour < NIGHT_UNTIL;
  const ideas = IDEAS[late && water !== 'flood' ? 'night' : water];
  // A day ends when the night does: after midnight it is still the same idea.
  const day = new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() - (hour < NIGHT_UNTIL ? 1 : 0),
  );
  const [first] = ideas;
  return ideas[Math.round(day.getTime() / DAY_MS) % ideas.length] ?? first;
}

export function flowAddress(flow: string): string {
  return `${CHAT.address}?flow=${flow}`;
}
