import type { SignalKind } from '../../../safety/signals.ts';
import { PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type { DangerNode } from '../../content/danger/danger-path.ts';
import type { HeardSign } from '../../hearing/danger/read-danger.ts';
import { meantChip } from '../../hearing/meant-chip.ts';
import { isUnsure, plainOf } from '../../hearing/short-answer.ts';
import type { Moment } from '../moment.ts';
import type { DangerState } from '../talk-state.ts';
import { asksHere } from './danger-words.ts';

/** Where an answer leads that was asked for and not understood: as if it were the graver one. */
export function unread(node: DangerNode): string | null {
  if (!asksHere(node)) return null;
  return node.asks !== undefined ? 'told' : (node.unsure ?? node.else);
}

/** "No tengo nada pensado" to the question about a plan, or to what followed from it. */
export function deniesPlan(
  text: string,
  node: DangerNode,
  { been, node: at }: DangerState,
): boolean {
  if (been.includes('idea') || !(node.asks === 'plan' || at === 'means' || at === 'told'))
    return false;
  return /\b(?:no (?:tengo|hay|he|es) (?:nada |ningun |un )?(?:plan|pensado|planeado)|nada (?:pensado|planeado)|ningun plan|solo (?:es )?(?:la idea|pena|tristeza))\b/u.test(
    plainOf(text),
  );
}

/** The same danger in other words: a yes where it was asked about, otherwise a reason to go on. */
export function saidAgain(node: DangerNode, mark: HeardSign | null, moment: Moment): string | null {
  const isIdea = moment.assessment.signals.some(({ kind }) => IDEAS.has(kind));
  if (node.asks === 'check' && (isIdea || mark?.kind === 'self')) return node.yes ?? null;
  return mark && !mark.urgent && mark.kind === moment.state.danger?.kind ? node.else : null;
}

const IDEAS: ReadonlySet<SignalKind> = new Set(['passive-ideation', 'active-ideation']);

/** Where a plain yes, no or "no sé" leads; null where the text says more than that. */
export function ledBy(node: DangerNode, { text, assessment }: Moment): string | null {
  const plain = plainOf(text);
  const words = plain.split(' ').length;
  const asks = asksHere(node);
  if (text.includes('?') || words > MOST_WORDS_OF_AN_ANSWER) return null;
  if (node.asks === 'check' && ADMITS.test(plain)) return node.yes ?? null;
  if (IS_FINE.test(plain)) {
    const isUrgent = node.knows?.includes('now') ?? false;
    return asks || isUrgent ? null : (node.yes ?? node.else);
  }
  if (isUnsure(text)) return node.unsure ?? (declines(text) ? node.else : null);
  // Where nothing was asked, a "sí" with more behind it is no step taken.
  if (!asks && words > 3) return declines(text) ? (node.unsure ?? node.else) : null;
  // A "sí" to an order is no call made: the order stays.
  if (assessment.reply === 'yes') return !asks && node.yes === 'called' ? null : (node.yes ?? null);
  if (assessment.reply === 'no') return node.no ?? null;
  return declines(text) ? (node.unsure ?? node.else) : null;
}

/** A yes in other words, to the question about dying. */
const ADMITS =
  /(?<!\bno )\b(?:lo (?:pienso|he pensado|pense)|a (?:ratos|veces)|hay (?:ratos|dias|noches)|todas las noches|cada noche)\b/u;

const MOST_WORDS_OF_AN_ANSWER = 12;
/** Taken as it was meant: the step is fine. */
const IS_FINE = /^(?:ok|okey|okay|ya|bueno|dale|va|vale|de acuerdo|esta bien|listo)$/u;

function declines(text: string): boolean {
  return /\b(?:prefiero no|no quiero (?:contestar|decir|hablar de eso|responder))/u.test(
    plainOf(text),
  );
}

/** The chip that a text says. That help was called is taken from its own words only: "bien" sounds like "vienen". */
export function chipMeant(text: string, { chips }: DangerNode) {
  const chip = meantChip(text, chips);
  return chip?.to === 'called' && !SAYS_CALLED.test(plainOf(text)) ? null : chip;
}

const SAYS_CALLED = /\b(?:llam|marqu|marc|vien|avis|pedi|mand|escrib)\p{L}*/u;

/** Something happens now, and nobody has come yet. */
export function cannotWait(
  { kind, node, facts }: DangerState,
  { knows }: DangerNode,
  { state }: Moment,
) {
  if (node === PATH_BY_KIND.get(kind)?.urgent || knows?.includes('now')) return true;
  const isHelped = facts.includes('called') || facts.includes('accompanied');
  return state.safety.level === 'emergency' && facts.includes('now') && !isHelped;
}
