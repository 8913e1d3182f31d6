export const BUBBLE_TEXTS = {
  pond: 'Burbujas',
  settle: 'Acomódate. Ya suben las burbujas.',
  in: 'Toma aire',
  out: 'Suelta el aire',
  coda: 'Tu melodía',
  codaQuiet: 'El agua se queda quieta',
  alone: 'Tu ritmo',
  free: 'A tu aire',
  freeHint: 'Toca, pasa el dedo o déjalo apoyado.',
  answers: 'El agua responde',
  captionAnswer: 'el agua repite tus notas',
  blow: 'Soplar una',
  letGo: 'Soltarla',
  blownBubble: 'Burbuja que soplaste',
  sayBlown: 'Burbuja nueva.',
  captionBlown: 'burbuja que sube',
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
  breaths: number;
  /** The breaths of which no bubble was missed. */
  whole: number;
  blown: number;
}

/** What was done, and never what was not; nothing that could be better or worse. */
export function outcomeText({ score, pops, breaths, whole, blown }: Played): string {
  const own = blown === 0 ? '' : blown === 1 ? ' Soplaste una.' : ` Soplaste ${blown}.`;
  if (pops === 0) return `Miraste subir las burbujas.${own || ' También cuenta.'}`;
  if (score === null) {
    const heard =
      pops === 1 ? 'Una burbuja, con su nota.' : `Sonaron ${pops} burbujas, cada una con su nota.`;
    return heard + own;
  }
  const count = pops === 1 ? 'Una burbuja' : `${pops} burbujas`;
  return `${count}, ${withWater(score, pops)}.${wholeText(whole, breaths)}`;
}

/** In words: nobody breathes to be measured. `score` is 0–100, of the bubbles that were touched. */
function withWater(score: number, pops: number): string {
  if (pops === 1) return score >= 85 ? 'al ritmo del agua' : 'a tu ritmo';
  if (score >= 85) return 'casi siempre al ritmo del agua';
  if (score >= 50) return 'unas al ritmo del agua y otras al tuyo';
  return 'cada una a tu ritmo';
}

function wholeText(whole: number, breaths: number): string {
  if (whole === 0) return '';
  if (whole === breaths) return ' En cada respiración sonaron todas.';
  return whole === 1
    ? ' En una respiración sonaron todas.'
    : ` En ${whole} respiraciones sonaron todas.`;
}
