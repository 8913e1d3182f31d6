import type { Place } from '#web/ui/page/place.ts';

export const CRISIS = {
  address: '/crisis',
  title: 'Líneas de ayuda por país',
  prerendered: true,
  offline: true,
} as const satisfies Place;

export const CRISIS_MOMENT = {
  address: '/crisis-moment',
  title: 'Ayuda ahora',
  prerendered: true,
  offline: true,
} as const satisfies Place;

export const BREATHE = {
  address: '/breathe',
  title: 'Respirar',
  prerendered: true,
  offline: true,
} as const satisfies Place;
