export const BUBBLE_TEXTS = {
  pond: 'Burbujas',
  settle: 'Acomódate. Ya suben las burbujas.',
  in: 'Toma aire',
  out: 'Suelta el aire',
  coda: 'Tu melodía',
  codaQuiet: 'El agua se queda quieta',
  alone: 'Tu ritmo',
  free: 'A tu aire',
  stop: 'Terminar',
  bubble: (number: number) => `Burbuja ${number}`,
  ripe: (number: number) => `Burbuja ${number}, lista`,
  freeBubble: (row: number, column: number) => `Burbuja, fila ${row}, lugar ${column}`,
  sayIn: (seconds: number) => `Toma aire, ${seconds}`,
  sayOut: (bubbles: number) =>
    bubbles === 1
      ? 'Suelta el aire. Una burbuja.'
      : `Suelta el aire. ${bubbles} burbujas, una por una.`,
  sayWhole: 'Frase completa.',
  captionPop: 'campana',
  captionWhole: 'acorde suave',
  captionRipe: 'gota: burbuja lista',
  captionWobble: 'toque sordo: todavía no',
  captionOut: 'aire que baja',
  captionCoda: 'tu melodía',
  melody: 'Tu melodía',
  melodyOf: (notes: number) =>
    notes === 1 ? 'Una nota' : `${notes} notas, de la primera a la última`,
} as const;

interface Played {
  score: number | null;
  pops: number;
  whole: number;
}

/** One or two sentences of what happened; nothing that could be better or worse. */
export function outcomeText({ score, pops, whole }: Played): string {
  if (pops === 0) return 'Miraste subir las burbujas. También cuenta.';
  const count = pops === 1 ? 'Una burbuja' : `${pops} burbujas`;
  if (score === null) return `${count}, cada una con su nota.`;
  const phrases =
    whole === 0
      ? ''
      : whole === 1
        ? ' Una respiración completa, sin saltar ninguna.'
        : ` ${whole} respiraciones completas, sin saltar ninguna.`;
  return `${count}. ${withWater(score)}${phrases}`;
}

/** In words: nobody breathes to be measured. `score` is 0–100. */
function withWater(score: number): string {
  if (score >= 85) return 'Casi siempre con el ritmo del agua.';
  if (score >= 50) return 'Unas con el ritmo del agua, otras con el tuyo.';
  return 'Cada una a tu ritmo.';
}
