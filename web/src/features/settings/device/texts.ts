export const DEVICE_TEXTS = {
  title: 'Lo que queda en este dispositivo',
  lead: 'Para que todo abra rápido, también sin red. Aquí ves cuánto ocupa cada cosa y puedes quitarla.',
  look: 'Ver lo que hay aquí',
  looking: 'Mirando este dispositivo…',
  failed: 'No se pudo mirar. Prueba otra vez en un momento.',
  app: 'La aplicación, para abrir sin red',
  appHint:
    'Páginas, dibujos y juegos. Nada de lo que escribes. Con el ahorro de datos queda menos.',
  restHint: 'Se quita al cerrar sesión.',
  empty: 'Nada por ahora',
  erase: 'Quitar de aquí',
  eraseOf: (what: string) => `Quitar de aquí: ${what}`,
  question: (what: string) => `¿Quitar «${what}» de este dispositivo?`,
  safe: 'Lo que ya está en tu cuenta sigue en tu cuenta.',
  lost: (what: string) =>
    `Todavía no está en tu cuenta: ${what}. Si lo quitas, se pierde y no vuelve.`,
  yes: 'Quitarlo',
  no: 'Dejarlo',
  erased: (what: string) => `Se quitó de aquí: ${what}.`,
  eraseFailed: 'No se pudo quitar. Prueba otra vez en un momento.',
} as const;
