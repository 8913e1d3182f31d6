import type { Place } from '#web/ui/page/place.ts';

export const MOOD = {
  address: '/mood',
  title: 'Cómo llegas',
  prerendered: true,
  offline: true,
  under: { area: '/', order: 1 },
  atProfile: { order: 1, label: 'Tus días' },
} as const satisfies Place;

export const ANALYTICS = {
  address: '/advanced-analytics',
  title: 'Tus gráficas',
  prerendered: true,
  offline: true,
  under: { area: '/profile', order: 10 },
  atProfile: { order: 5 },
} as const satisfies Place;

export const FACTORS = {
  address: '/wellness-factors',
  title: 'Factores de tus días',
  prerendered: true,
  offline: true,
  under: { area: '/profile', order: 11, label: 'Factores' },
  atProfile: { order: 6 },
} as const satisfies Place;

export const WELL_BEING = {
  address: '/mood/well-being',
  title: 'Bienestar en cinco preguntas',
  prerendered: true,
  offline: true,
} as const satisfies Place;

export const SUMMARY = {
  address: '/mood/summary',
  title: 'Para mi consulta',
  prerendered: true,
  offline: true,
} as const satisfies Place;

export const EXPERIMENTS = {
  address: '/mood/experiments',
  title: 'Prueba contigo',
  prerendered: true,
  offline: true,
} as const satisfies Place;
