import type { Place } from '#web/ui/page/place.ts';

export const ACCOUNT_SECURITY = {
  address: '/settings/security',
  title: 'Seguridad de la cuenta',
  atProfile: { order: 8 },
} as const satisfies Place;
