import type { BackgroundType } from '#domain/backgrounds/background-setting.ts';

const tokens = (count: number) => (count === 1 ? '1 ficha' : `${count} fichas`);

const TYPES: Record<BackgroundType, string> = {
  gradient: 'Tonos',
  pattern: 'Dibujos que se repiten',
  texture: 'Texturas',
  animated: 'Con movimiento lento',
  particles: 'Con cosas que flotan',
};

export const BACKGROUND_TEXTS = {
  title: 'Fondo',
  lead: 'Lo que se ve detrás de las páginas. Elige uno y míralo puesto.',
  types: TYPES,
  sample: 'Así se lee un texto encima. Si algo te distrae, baja cuánto se ve.',
  price: tokens,
  presence: 'Cuánto se ve',
  presences: { whole: 'Entero', soft: 'Suave', faint: 'Apenas' },
  trying: (count: number) => `Lo estás probando. Cuesta ${tokens(count)}. El tuyo sigue guardado.`,
  toStore: 'Verlo en la tienda',
  backToOwn: 'Volver al mío',
  saved: (name: string) => `Guardado: ${name}.`,
  undo: 'Deshacer',
  waiting: 'Está en este dispositivo. Llegará a tu cuenta cuando haya conexión.',
  refused: 'Tu cuenta no pudo guardar este fondo. Sigue en este dispositivo.',
  notLoaded: 'No pudimos ver qué fondo tenías. Mientras tanto va el de siempre.',
  lowEnd: 'Aquí se ve solo el tono, para que este dispositivo no vaya lento.',
  loading: 'Preparando los fondos...',
} as const;
