import type { SafetyLevel } from './levels.ts';

/** What a message can show, each with the level it asks for by itself. */
export const SIGNAL_LEVELS = {
  distress: 'concern',
  grief: 'concern',
  'negated-ideation': 'concern',
  'past-attempt': 'concern',
  'learned-distress': 'concern',
  hopelessness: 'risk',
  'passive-ideation': 'risk',
  'active-ideation': 'risk',
  burden: 'risk',
  farewell: 'risk',
  'self-harm': 'risk',
  'self-harm-urge': 'risk',
  voices: 'risk',
  'method-request': 'risk',
  'harm-to-others': 'risk',
  victim: 'risk',
  'eating-danger': 'risk',
  'third-party': 'risk',
  'learned-risk': 'risk',
  /** Something failed in reading it: help is shown, nothing is known. */
  unreadable: 'risk',
  'said-serious': 'risk',
  intent: 'emergency',
  plan: 'emergency',
  means: 'emergency',
  attempt: 'emergency',
  overdose: 'emergency',
  'harm-to-others-now': 'emergency',
  'victim-now': 'emergency',
  'third-party-now': 'emergency',
  'learned-emergency': 'emergency',
} as const satisfies Record<string, SafetyLevel>;

export type SignalKind = keyof typeof SIGNAL_LEVELS;

export interface Signal {
  kind: SignalKind;
  level: SafetyLevel;
  /** The pattern that fired: for tests and tuning, never shown and never logged with text. */
  source: string;
  /** Said in so many words: the learned reader does not clear it. */
  plain?: true;
  /** It fills a clause of its own: the learned reader may clear the question, not the help in sight. */
  firm?: true;
}
