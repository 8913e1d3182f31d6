import { COMPANION } from '#domain/product.ts';

export const AI_TEXTS = {
  title: `${COMPANION} es una inteligencia artificial`,
  body: [
    `${COMPANION} es un programa. No es una persona, no siente y puede equivocarse. Responde con frases escritas para acompañar, según lo que escribes.`,
    'Es orientación general para tu bienestar. No diagnostica, no receta y no sustituye a una persona profesional ni a la gente que te quiere.',
    'Si estás en peligro o piensas en hacerte daño, habla ya con una persona: en «Ayuda ahora» están las líneas de tu país.',
  ],
  privacy:
    'Lo que escribes se guarda en tu cuenta y solo tú lo ves. Puedes borrarlo cuando quieras.',
  close: 'Entendido',
} as const;
