import type { Place } from '#web/ui/page/place.ts';

export const WELLNESS_TOOLS = {
  address: '/wellness-tools',
  title: 'Herramientas',
  prerendered: true,
  offline: true,
  under: { area: '/learning', order: 1 },
} as const satisfies Place;
