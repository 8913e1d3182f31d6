import type { Assessment } from '../../../safety/assessment.ts';
import { atLeast } from '../../../safety/levels.ts';
import type { SignalKind } from '../../../safety/signals.ts';
import type { DangerKind } from '../../content/danger/danger-path.ts';
import { plainOf } from '../../hearing/short-answer.ts';
import type { Moment } from '../moment.ts';
import type { DangerState } from '../talk-state.ts';

/** "Se quiere matar" is somebody else's danger, "me quiere matar" one's own. */
const OF_SOMEBODY = /\bse (?:quer[ií]a|quiere|va a|iba a|quiso|intent[oó])\b/iu;

/** Signals that say danger and not which: they leave the kind as it was heard before. */
const UNSPECIFIC: ReadonlySet<SignalKind> = new Set([
  'learned-risk',
  'learned-emergency',
  'unreadable',
  'said-serious',
  'hopelessness',
  'distress',
  'learned-distress',
  'grief',
  'negated-ideation',
  'past-attempt',
]);

export function isSpecific(kind: SignalKind): boolean {
  return !UNSPECIFIC.has(kind);
}

/** The first that is heard decides. */
const BY_SIGNAL: readonly (readonly [SignalKind, DangerKind])[] = [
  ['overdose', 'overdose'],
  ['third-party-now', 'third'],
  ['victim-now', 'violence'],
  ['harm-to-others-now', 'harm'],
  ['third-party', 'third'],
  ['attempt', 'plan'],
  ['means', 'plan'],
  ['plan', 'plan'],
  ['intent', 'plan'],
  ['victim', 'violence'],
  ['voices', 'voices'],
  ['self-harm', 'self-harm'],
  ['self-harm-urge', 'self-harm'],
  ['harm-to-others', 'harm'],
  ['eating-danger', 'eating'],
  ['active-ideation', 'self'],
  ['method-request', 'self'],
];

/** Kinds that words tell within what the guard hears as another one. */
const WITHIN: Readonly<Partial<Record<DangerKind, readonly DangerKind[]>>> = {
  violence: ['sexual-violence'],
  self: ['after-birth', 'intrusive', 'substances', 'voices', 'eating', 'self-harm', 'plan'],
  harm: ['intrusive', 'voices', 'after-birth'],
  plan: ['overdose', 'after-birth'],
  overdose: ['substances'],
};

/**
 * Which path a danger takes: what the guard's rules heard, told apart further by the words of the
 * paths themselves; where only learned readers heard it, those words alone.
 * @param cued kinds whose own words stand in the message
 */
export function dangerKind(
  { signals }: Assessment,
  text: string,
  cued: readonly DangerKind[],
): DangerKind {
  const kinds = new Set(signals.map(({ kind }) => kind));
  const other = kinds.has('third-party') || kinds.has('third-party-now');
  if (other && (OF_SOMEBODY.test(text) || !kinds.has('victim-now'))) return 'third';
  const heard = BY_SIGNAL.find(([signal]) => kinds.has(signal))?.[1];
  if (heard === undefined) return cued[0] ?? 'self';
  return cued.find((kind) => WITHIN[heard]?.includes(kind)) ?? heard;
}

/** Another danger is named in so many words: its path, where this one says nothing of it. */
export function otherKind(
  { kind, been }: DangerState,
  { assessment, text }: Moment,
  cued: readonly DangerKind[],
): boolean {
  if (!assessment.signals.some((one) => isSpecific(one.kind) && atLeast(one.level, 'risk')))
    return false;
  if (isSilentOnDying(kind) && assessment.signals.some((one) => DYING.has(one.kind))) return true;
  if (SPEAKS_OF_DYING.has(kind)) {
    const heard = dangerKind(assessment, text, cued);
    if (heard === 'self' || heard === 'plan' || heard === 'self-harm') return false;
  }
  const now = dangerKind(assessment, text, cued);
  // "Está rompiendo la puerta" to get to somebody is no attack on the one who writes.
  if (kind === 'third' && now === 'violence' && !/\b(?:me|conmigo)\b/u.test(plainOf(text)))
    return false;
  if (now === kind || (now === 'self' && kind !== 'third') || been.length === 0) return false;
  return (
    !(kind === 'plan' && now === 'self-harm') &&
    !(kind === 'third' && now !== 'overdose' && assessment.own !== 'emergency')
  );
}

/** Paths whose urgent place is right for a plan as well. */
const SPEAKS_OF_DYING: ReadonlySet<DangerKind> = new Set([
  'voices',
  'after-birth',
  'overdose',
  'substances',
]);
/** Paths that say nothing to somebody who wants to die: that is heard as its own. */
export function isSilentOnDying(kind: DangerKind): boolean {
  return SILENT_ON_DYING.has(kind);
}

const SILENT_ON_DYING: ReadonlySet<DangerKind> = new Set([
  'violence',
  'sexual-violence',
  'third',
  'harm',
  'eating',
]);
const DYING: ReadonlySet<string> = new Set([
  'passive-ideation',
  'active-ideation',
  'intent',
  'plan',
  'means',
]);
