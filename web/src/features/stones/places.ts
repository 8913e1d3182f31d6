import type { Place } from '#web/ui/page/place.ts';

export const STONES_PLACE = {
  address: '/profile/stones',
  title: 'Piedras de tu río',
  prerendered: true,
  offline: true,
} as const satisfies Place;
