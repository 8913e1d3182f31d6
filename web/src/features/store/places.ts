import type { Place } from '#web/ui/page/place.ts';

export const TOKEN_STORE = {
  address: '/token-store',
  title: 'Tienda de fichas',
  prerendered: true,
  within: '/profile',
  atProfile: { order: 10 },
} as const satisfies Place;
