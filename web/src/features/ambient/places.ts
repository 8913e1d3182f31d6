import type { Place } from '#web/ui/page/place.ts';

export const AMBIENT = {
  address: '/ambient',
  title: 'Sonidos',
  prerendered: true,
  offline: true,
  under: { area: '/learning', order: 3 },
} as const satisfies Place;
