import type { Place } from '#web/ui/page/place.ts';

export const SAFETY_PLAN = {
  address: '/safety-plan',
  title: 'Mi plan de seguridad',
  prerendered: true,
  offline: true,
  under: { area: '/profile', order: 2 },
  atProfile: { order: 3 },
} as const satisfies Place;
