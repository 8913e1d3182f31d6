import type { Place } from '#web/ui/page/place.ts';

export const RESOURCES = {
  address: '/resources',
  title: 'Recursos',
  prerendered: true,
  offline: true,
  under: { area: '/wellness-tools', order: 2 },
} as const satisfies Place;
