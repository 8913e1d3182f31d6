import type { Place } from '#web/ui/page/place.ts';

export const SEARCH = {
  address: '/search',
  title: 'Buscar',
  prerendered: true,
  offline: true,
} as const satisfies Place;
