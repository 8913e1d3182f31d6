import { COMPANION } from '#domain/product.ts';

/** Fetched with the notices, when somebody has been here for a while. */
export const TIME_TEXTS = {
  pause: `Llevas un buen rato aquí. Estirarte, beber agua o mirar lejos también cuida; ${COMPANION} espera.`,
  reminder: `Recuerda: ${COMPANION} es un programa de inteligencia artificial. No es una persona y no siente.`,
  close: 'Cerrar el aviso',
} as const;
