import type { RiverWater } from '#web/features/home/scene/river.tsx';
import type { Way } from '#web/features/home/member/ways.tsx';
import { CHAT } from '#web/features/chat/places.ts';
import { MEMBER_HOME_TEXTS } from './texts.ts';

const NIGHT_FROM = 22;
const NIGHT_UNTIL = 5;

const FLOWS = {
  night: { flow: 'night', icon: 'moon' },
  calm: { flow: 'two-minutes', icon: 'leaf' },
  bright: { flow: 'savour', icon: 'sun' },
  waves: { flow: 'up-to-me', icon: 'pebble' },
  low: { flow: 'heavy-week', icon: 'leaf' },
  flood: { flow: 'ask-help', icon: 'message' },
} as const;

/** One thing to do together, by the hour and the water, and why this one. */
export function ideaFor(now: Date, water: RiverWater): Way {
  const hour = now.getHours();
  const late = hour >= NIGHT_FROM || hour < NIGHT_UNTIL;
  const which = late && water !== 'flood' ? 'night' : water;
  const { flow, icon } = FLOWS[which];
  return { address: flowAddress(flow), icon, ...MEMBER_HOME_TEXTS.ideas[which] };
}

export function flowAddress(flow: string): string {
  return `${CHAT.address}?flow=${flow}`;
}
