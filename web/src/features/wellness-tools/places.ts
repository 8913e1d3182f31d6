import type { Place } from '#web/ui/page/place.ts';

export const WELLNESS_TOOLS = {
  address: '/wellness-tools',
  title: 'Herramientas',
  prerendered: true,
  offline: true,
  area: { order: 4, icon: 'leaf', label: 'Calma' },
} as const satisfies Place;
