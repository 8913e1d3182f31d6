import { stemsOf } from './features.ts';
import { plainOf, shortAnswerOf } from './short-answer.ts';

interface Sayable {
  label: string;
  says?: readonly string[] | undefined;
}

/** Words of a label that tell nothing apart. */
const EMPTY = new Set(
  'a al de del el la lo los las un una me mi mis se su te que y o en es con por para si no ya muy mas le les nos esto eso'.split(
    ' ',
  ),
);
/** A text may have so many words more than what it says of a chip. */
const WORDS_BESIDE = 5;

/**
 * Which of the chips on screen a text says; null where none is sure or two are. It holds each word
 * of one way to say it, and not much else.
 */
export function meantChip<T extends Sayable>(text: string, chips: readonly T[]): T | null {
  const short = shortAnswerOf(text);
  if (short === 'yes' || short === 'no') {
    const start = short === 'yes' ? /^s[ií](?![\p{L}])/iu : /^no(?![\p{L}])/iu;
    const matching = chips.filter(({ label }) => start.test(label));
    if (matching.length === 1) return matching[0] ?? null;
  }
  const said = contentOf(text);
  const length = plainOf(text).split(' ').length;
  const scored = chips
    .map((chip) => ({
      chip,
      score: Math.max(
        0,
        ...[chip.label, ...(chip.says ?? [])].map((way) => scoreOf(way, said, length)),
      ),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first || first.score === 0 || first.score === second?.score) return null;
  return first.chip;
}

const LONG_ENOUGH = 5;
const SAME_BEGINNING = 5;
/** Longer words that stand in many answers and tell none apart. */
const WORN_OUT = new Set(
  'siento siente sentir tengo tiene tener puedo puede poder quiero quiere querer hacer hecho estar estoy cuando todos todas porque mucho mucha nadie alguien ahora siempre gente cosas tiempo decir decirle dijeron quien nunca nada todavia antes despues entre sobre donde tanto tanta mejor cuesta quedo queda menos mismo misma solo sola gusta parece persona'.split(
    ' ',
  ),
);

/** The chip whose telling words stand in a message, though not all of them; null where two are as near. */
export function nearestChip<T extends Sayable>(text: string, chips: readonly T[]): T | null {
  const plain = plainOf(text);
  const said = tellingWords(plain.replace(/\b(?:no|ni|sin) (?:\S+ ){0,2}\S+/gu, ' '));
  const scored = chips
    .map((chip) => {
      const own = tellingWords(plainOf([chip.label, ...(chip.says ?? [])].join(' ')));
      return { chip, score: [...own].filter((word) => said.has(word)).length };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first || first.score === 0 || first.score === second?.score) return null;
  return first.chip;
}

function tellingWords(plain: string): ReadonlySet<string> {
  return new Set(
    plain
      .split(' ')
      .filter((word) => word.length >= LONG_ENOUGH && !WORN_OUT.has(word))
      .map((word) => word.slice(0, SAME_BEGINNING)),
  );
}

function scoreOf(way: string, said: ReadonlySet<string>, length: number): number {
  const words = contentOf(way);
  if (words.size === 0 || length > words.size * 2 + WORDS_BESIDE) return 0;
  let shared = 0;
  for (const word of words) if (said.has(word)) shared += 1;
  return shared === words.size ? shared : 0;
}

function contentOf(text: string): ReadonlySet<string> {
  return new Set(stemsOf(text).filter((one) => !EMPTY.has(one)));
}
