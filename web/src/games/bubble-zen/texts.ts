export const BUBBLE_TEXTS = {
  pond: 'Burbujas',
  settle: 'Acomódate. Ya suben las burbujas.',
  in: 'Toma aire',
  out: 'Suelta el aire',
  coda: 'Tu melodía',
  codaQuiet: 'El agua se queda quieta',
  alone: 'Tu ritmo',
  free: 'A tu aire',
  freeHint: 'Toca, o pasa el dedo sin levantarlo.',
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
  /** How many bubbles there were in all. */
  seen: number;
  breaths: number;
  wholeRounds: readonly number[];
}

/** What happened, with what was let go by; nothing that could be better or worse. */
export function outcomeText({ score, pops, seen, breaths, wholeRounds }: Played): string {
  if (pops === 0) return 'Miraste subir las burbujas. También cuenta.';
  if (score === null) {
    return pops === 1 ? 'Una burbuja, con su nota.' : `${pops} burbujas, cada una con su nota.`;
  }
  const count = pops === 1 ? 'Una burbuja' : `${pops} burbujas`;
  return `${count}, ${withWater(score, pops)}.${goneBy(seen - pops)}${whole(wholeRounds, breaths)}`;
}

/** In words: nobody breathes to be measured. `score` is 0–100, of the bubbles that were touched. */
function withWater(score: number, pops: number): string {
  if (pops === 1) return score >= 85 ? 'al ritmo del agua' : 'a tu ritmo';
  if (score >= 85) return 'casi siempre al ritmo del agua';
  if (score >= 50) return 'unas al ritmo del agua y otras al tuyo';
  return 'cada una a tu ritmo';
}

function goneBy(missed: number): string {
  if (missed === 0) return '';
  return missed === 1 ? ' Otra siguió su camino.' : ` Otras ${missed} siguieron su camino.`;
}

function whole(rounds: readonly number[], breaths: number): string {
  const count = rounds.length;
  if (count === 0) return '';
  if (count === breaths) return ` Las ${breaths} respiraciones, completas.`;
  if (count === 1) return ' Una respiración completa.';
  const longest = longestRun(rounds);
  const run =
    longest < 2 ? '' : longest === count ? ' y seguidas' : `, ${longest} de ellas seguidas`;
  return ` ${count} respiraciones completas${run}.`;
}

function longestRun(rounds: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const [at, round] of rounds.entries()) {
    run = round === (rounds[at - 1] ?? NaN) + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
