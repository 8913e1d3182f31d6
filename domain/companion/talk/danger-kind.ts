import type { SignalKind } from '../../safety/signals.ts';
import type { EmergencyKind, RiskKind } from '../content/safety-turns.ts';

/** "Se quiere matar" is somebody else's danger, "me quiere matar" one's own. */
const OF_SOMEBODY = /\bse (?:quer[ií]a|quiere|va a|iba a|quiso|intent[oó])\b/iu;

/** Dangers in which the next minutes are one's own to ride out. */
export const ABOUT_ONESELF: ReadonlySet<RiskKind> = new Set([
  'self',
  'self-harm',
  'method',
  'harm',
]);

export function emergencyKind(kinds: ReadonlySet<SignalKind>, text: string): EmergencyKind {
  if (kinds.has('overdose')) return kinds.has('third-party-now') ? 'third' : 'overdose';
  const other = kinds.has('third-party') || kinds.has('third-party-now');
  if (other && OF_SOMEBODY.test(text)) return 'third';
  if (kinds.has('victim-now')) return 'victim';
  if (kinds.has('third-party-now')) return 'third';
  if (kinds.has('harm-to-others-now')) return 'harm';
  const risk = riskKind(kinds);
  return risk === 'victim' || risk === 'third' || risk === 'harm' ? risk : 'self';
}

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

const RISK_ORDER: readonly (readonly [SignalKind, RiskKind])[] = [
  ['method-request', 'method'],
  ['third-party-now', 'third'],
  ['third-party', 'third'],
  ['victim-now', 'victim'],
  ['active-ideation', 'self'],
  ['victim', 'victim'],
  ['voices', 'voices'],
  ['self-harm', 'self-harm'],
  ['self-harm-urge', 'self-harm'],
  ['harm-to-others-now', 'harm'],
  ['harm-to-others', 'harm'],
  ['eating-danger', 'eating'],
];

export function riskKind(kinds: ReadonlySet<SignalKind>): RiskKind {
  return RISK_ORDER.find(([signal]) => kinds.has(signal))?.[1] ?? 'self';
}
