import type { Place } from '#web/ui/page/place.ts';

export const SIGNATURE = {
  address: '/signature',
  title: 'Tu consentimiento',
} as const satisfies Place;
