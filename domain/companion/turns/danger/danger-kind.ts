import type { Assessment } from '../../../safety/assessment.ts';
import type { SignalKind } from '../../../safety/signals.ts';
import type { DangerKind } from '../../content/danger/danger-path.ts';

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
