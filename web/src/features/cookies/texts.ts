import { PRODUCT } from '#domain/product.ts';

export const COOKIE_TEXTS = {
  region: 'Cookies',
  title: 'Lo que guarda tu navegador',
  body: `${PRODUCT} guarda lo necesario para funcionar. Lo demás lo eliges tú.`,
  thin: 'Solo cookies necesarias',
  accept: 'Aceptar todas',
  reject: 'Solo esenciales',
  customise: 'Elegir',
  save: 'Guardar elección',
  close: 'Cerrar sin elegir',
  more: 'Ver la política',
  kinds: {
    essential: {
      label: 'Esenciales (siempre)',
      hint: 'Tu sesión, el tema, tus borradores. Sin ellas nada funciona.',
    },
    preferences: { label: 'Preferencias', hint: 'Recuerdan cómo te gusta ver las cosas.' },
    analytics: { label: 'Análisis', hint: 'Nos dirían qué partes se usan. Hoy no hay ninguna.' },
    marketing: { label: 'Publicidad', hint: 'No hay publicidad. Si la hubiera, sería aquí.' },
  },
  settings: {
    title: 'Cookies',
    none: 'Todavía no has elegido.',
    chosen: (date: string) => `Elegiste el ${date}.`,
    revoke: 'Revocar mi elección',
  },
  toasts: {
    saved: 'Preferencias guardadas',
    revoked: 'Consentimiento revocado',
    failed: 'Error',
    saveFailed: 'No se pudieron guardar las preferencias.',
    revokeFailed: 'No se pudo revocar el consentimiento.',
  },
} as const;
