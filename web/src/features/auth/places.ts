import type { Place } from '#web/ui/page/place.ts';

export const SIGN_IN = {
  address: '/signin',
  title: 'Entrar',
  prerendered: true,
  offline: true,
} as const satisfies Place;

export const SIGN_UP = {
  address: '/signup',
  title: 'Crear cuenta',
  prerendered: true,
} as const satisfies Place;

export const VERIFY_EMAIL = {
  address: '/verify-email',
  title: 'Confirma tu correo',
  prerendered: true,
} as const satisfies Place;

export const RESET_PASSWORD = {
  address: '/reset-password',
  title: 'Nueva contraseña',
  prerendered: true,
} as const satisfies Place;

/** Where other ways of signing in lead back to. */
export const ARRIVAL = {
  address: '/auth',
  title: 'Entrar',
} as const satisfies Place;
