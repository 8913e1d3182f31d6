import type { Place } from '#web/ui/page/place.ts';

export const DIARY_PLACE = {
  address: '/diary',
  title: 'Diario',
  prerendered: true,
  offline: true,
  under: { area: '/', order: 2 },
  atHome: {
    order: 3,
    icon: 'edit',
    title: 'Escribir en tu diario',
    body: 'Una línea basta. Solo lo lees tú.',
  },
  atProfile: { order: 7 },
} as const satisfies Place;
