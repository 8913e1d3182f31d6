import { COMPANION } from '#domain/product.ts';
import type { Place } from '#web/ui/page/place.ts';

export const PROFILE = {
  address: '/profile',
  title: 'Tu perfil',
  prerendered: true,
  offline: true,
  area: { order: 5, icon: 'me', label: 'Yo' },
} as const satisfies Place;

/** For those who draw and for the tests; no link leads there. */
export const MASCOT = {
  address: '/mascot',
  title: `${COMPANION} y sus gestos`,
} as const satisfies Place;
