import type { Place } from '#web/ui/page/place.ts';

export const SETTINGS = {
  address: '/settings',
  title: 'Ajustes',
  prerendered: true,
  offline: true,
  under: { area: '/profile', order: 3 },
  atProfile: { order: 4 },
} as const satisfies Place;
