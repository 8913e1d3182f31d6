import type { Place } from '#web/ui/page/place.ts';

export const RESOURCES = {
  address: '/resources',
  title: 'Recursos',
  prerendered: true,
  offline: true,
  under: { area: '/learning', order: 2 },
} as const satisfies Place;
