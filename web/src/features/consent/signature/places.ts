import type { Place } from '#web/ui/page/place.ts';

export const SIGNATURE = {
  address: '/signature',
  title: 'Tu consentimiento',
  within: '/profile',
  atProfile: { order: 9 },
} as const satisfies Place;
