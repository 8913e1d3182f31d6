import type { Place } from '#web/ui/page/place.ts';

export const HOME = {
  address: '/',
  prerendered: true,
  offline: true,
  area: { order: 1, icon: 'today', label: 'Hoy' },
} as const satisfies Place;
