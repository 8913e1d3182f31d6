import type { DangerKind } from '../../content/danger/danger-path.ts';
import { plainOf } from '../short-answer.ts';
import { FICTION, LONG_AGO } from './parts.content.ts';
import { DANGER_SIGNS } from './signs/all-signs.ts';
import type { DangerSign } from './signs/danger-sign.ts';

/** A danger that was heard, with the path that it belongs to. */
export interface HeardSign {
  id: string;
  kind: DangerKind;
  to?: string;
  urgent?: boolean;
}

/** Where a message stands. */
interface ReadIn {
  /** Earlier messages of the person, oldest first. */
  earlier: readonly string[];
  /** The path under way or last ended; null in a talk without danger. */
  kind: DangerKind | null;
}

/** Earlier messages that still say what a message is about. */
const STILL_ABOUT = 6;

/**
 * Every danger that a message says, what cannot wait first: read as if it opened the talk, whatever was asked
 * before it; what came before only tells who or what "ya me las tomé" is about. Pure and quick: some hundred
 * patterns, no state.
 */
export function readDanger(text: string, { earlier, kind }: ReadIn): HeardSign[] {
  const said = readable(text);
  if (said === '') return [];
  let around: string | null = null;
  const before = () =>
    (around ??= [...earlier.slice(-STILL_ABOUT).map(readable), said].join(' | '));
  const isLongAgo = LONG_AGO.test(said);
  const isTold = FICTION.test(said);
  return DANGER_SIGNS.flatMap((sign) => {
    const of = sign.kind ?? kind;
    if (of === null || !isWithin(sign, kind)) return [];
    if ((isLongAgo && !sign.past) || (isTold && !sign.within)) return [];
    if (!sign.all.every((one) => one.test(said))) return [];
    if (sign.none?.some((one) => one.test(said))) return [];
    if (sign.around && !sign.around.test(before())) return [];
    return [
      {
        id: sign.id,
        kind: of,
        ...(sign.to && { to: sign.to }),
        ...(sign.urgent && { urgent: true }),
      },
    ];
  });
}

/** Patterns are built when they are first tried: done ahead and a few at a time, so that nobody waits for it. */
export function* warmingUpReading(): Generator<undefined> {
  for (const { all, none = [], around } of DANGER_SIGNS) {
    for (const one of [...all, ...none, ...(around ? [around] : [])]) {
      one.test('');
      one.test(' ');
    }
    yield;
  }
}

function isWithin({ within, outside }: DangerSign, kind: DangerKind | null): boolean {
  if (kind !== null && outside?.includes(kind)) return false;
  return within === undefined || (kind !== null && within.includes(kind));
}

/** Chat spellings that parts are written in full for. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:q|k|ke|qe)(?![a-z])/gu, 'que'],
  [/(?<![a-z])(?:xq|xk|pq|porq)(?![a-z])/gu, 'porque'],
  [/(?<![a-z])(?:x)(?![a-z])/gu, 'por'],
  [/(?<![a-z])m (?=[a-z])/gu, 'me '],
  [/(?<![a-z])d (?=[a-z])/gu, 'de '],
  [/(?<![a-z])(?:toy|stoy)(?![a-z])/gu, 'estoy'],
  [/(?<![a-z])(?:pa)(?![a-z])/gu, 'para'],
  [/(?<![a-z])(?:bb|bbe)(?![a-z])/gu, 'bebe'],
  [/(?<![a-z])(?:nadien)(?![a-z])/gu, 'nadie'],
  [/(?<![a-z])(?:pastiyas|pstillas|patillas|pastilas)(?![a-z])/gu, 'pastillas'],
  [/(?<![a-z])(?:tomao)(?![a-z])/gu, 'tomado'],
  [/(?<![a-z])(?:ase)(?= (?:un|una|rato|poco|\d))/gu, 'hace'],
];

/** The words of a text without accents and signs, its sentences apart by a bar. */
export function readable(text: string): string {
  let plain = text
    .split(/[.!?¡¿;:\n…()]+/u)
    .map(plainOf)
    .filter((one) => one !== '')
    .join(' | ');
  for (const [spelling, full] of SPELLINGS) plain = plain.replace(spelling, full);
  return plain;
}
