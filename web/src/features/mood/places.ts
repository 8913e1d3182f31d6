import type { Place } from '#web/ui/page/place.ts';

export const MOOD = {
  address: '/mood',
  title: 'Cómo llegas',
  prerendered: true,
  offline: true,
  under: { area: '/', order: 1 },
  atProfile: { order: 1, label: 'Tus días' },
} as const satisfies Place;
