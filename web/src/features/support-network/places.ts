import type { Place } from '#web/ui/page/place.ts';

export const SUPPORT_NETWORK = {
  address: '/support-network',
  title: 'Mi red de apoyo',
  prerendered: true,
  offline: true,
  under: { area: '/profile', order: 1 },
  atProfile: { order: 2 },
} as const satisfies Place;
