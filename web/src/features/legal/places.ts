import type { Place } from '#web/ui/page/place.ts';

export const LEGAL = {
  address: '/legal',
  title: 'Privacidad y términos',
  prerendered: true,
  offline: true,
} as const satisfies Place;
