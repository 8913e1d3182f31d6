import { COMPANION } from '#domain/product.ts';
import type { Place } from '#web/ui/page/place.ts';

export const CHAT = {
  address: '/chat',
  title: COMPANION,
  prerendered: true,
  offline: true,
  area: { order: 2, icon: 'talk' },
  atHome: {
    order: 1,
    icon: 'talk',
    title: `Hablar con ${COMPANION}`,
    body: 'Una frase basta para empezar.',
  },
} as const satisfies Place;
