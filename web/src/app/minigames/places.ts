import type { Place } from '#web/ui/page/place.ts';

export const MINIGAMES = {
  address: '/minigames',
  title: 'Jugar',
  prerendered: true,
  offline: true,
  area: { order: 3, icon: 'play' },
} as const satisfies Place;
