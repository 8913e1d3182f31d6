import type { Place } from '#web/ui/page/place.ts';

export const IMPORTS = {
  address: '/mood/import',
  title: 'Traer tus registros',
  prerendered: true,
} as const satisfies Place;
