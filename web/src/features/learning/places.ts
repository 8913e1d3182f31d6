import type { Place } from '#web/ui/page/place.ts';

export const LEARNING = {
  address: '/learning',
  title: 'Aprender',
  prerendered: true,
  offline: true,
  area: { order: 4, icon: 'learn' },
} as const satisfies Place;
