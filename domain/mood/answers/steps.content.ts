import { COMPANION } from '../../product.ts';

/** What can be done next, in the words of its button. */
export const STEP_LABELS = {
  breathe: 'Respirar un minuto',
  talk: `Contárselo a ${COMPANION}`,
  savour: 'Guardar este momento',
  'first-step': 'Un paso de dos minutos',
  'up-to-me': 'Ver qué depende de mí',
  lighten: 'Soltar una cosa',
  'kind-words': 'Hablarme con cariño',
  'look-at-thought': 'Mirar ese pensamiento',
  anger: 'Darle salida al enojo',
  people: 'Ver mi red de apoyo',
  'ask-help': 'Pedir ayuda a alguien',
  moment: 'Ir por partes, ahora',
} as const;

export type StepId = keyof typeof STEP_LABELS;
