import type { Place } from '#web/ui/page/place.ts';

export const MINIGAMES = {
  address: '/minigames',
  title: 'Jugar',
  area: { order: 3, icon: 'play' },
} as const satisfies Place;
