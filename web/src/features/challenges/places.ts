import type { Place } from '#web/ui/page/place.ts';

export const CHALLENGES = {
  address: '/challenges',
  title: 'Retos',
  prerendered: true,
  offline: true,
  under: { area: '/minigames', order: 2 },
} as const satisfies Place;
