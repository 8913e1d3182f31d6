import { CHAT } from '#web/features/chat/places.ts';
import type { Place } from '#web/ui/page/place.ts';
import { APP_TEXTS } from '../texts.ts';

const NIGHT_FROM = 22;
const NIGHT_UNTIL = 5;

/** Something to do together that fits the hour: late, for who cannot sleep; otherwise a first step. */
export function flowForHour(now: Date): Place & Required<Pick<Place, 'atHome'>> {
  const hour = now.getHours();
  const isNight = hour >= NIGHT_FROM || hour < NIGHT_UNTIL;
  const flow = isNight ? 'night' : 'two-minutes';
  const atHome = {
    order: 0,
    icon: isNight ? 'moon' : 'leaf',
    ...APP_TEXTS.home.flows[flow],
  } as const;
  return { address: `${CHAT.address}?flow=${flow}`, atHome };
}
