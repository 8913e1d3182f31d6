import type { DangerKind } from '../danger/danger-path.ts';
import type { Phrase } from '../matters/matter.ts';

export const FLOW_IDS = [
  'prepare-words',
  'two-minutes',
  'up-to-me',
  'remembrance',
  'savour',
  'night',
  'decide',
  'kind-words',
  'look-at-thought',
  'heavy-week',
  'ask-help',
  'boundary',
  'repair',
  'unload',
  'anger',
  'waiting',
] as const;
export type FlowId = (typeof FLOW_IDS)[number];

export function isFlowId(id: string): id is FlowId {
  return FLOW_IDS.some((known) => known === id);
}

/** An answer to a step. Its label fills the slot, unless it has a value of its own. */
export interface FlowChip {
  /** At most 32 characters, in the person's voice. */
  label: string;
  says?: readonly string[];
  /** What goes into the slot instead of the label, as it will be read in a sentence and on the card. */
  value?: string;
  /** Said before the next step. */
  say?: Phrase;
  /** Where it leads; without it, the next step in order. `end`: to the card. */
  to?: string;
  /** This answer tells of a danger: the flow waits, and that path is opened. */
  danger?: DangerKind;
}

export interface FlowStep {
  /** Unique within the flow. */
  id: string;
  /**
   * What Nilo says here, two to four lines, ending in the one thing asked or to do. The first phrase
   * whose slots are all filled is said: the richer ones come first, the last one has no slot.
   */
  say: readonly Phrase[];
  /** Under which name the answer is kept, unchanged. Without it, nothing is kept. */
  slot?: string;
  /** Two to four. */
  chips: readonly FlowChip[];
  /** Said once to "no sé" and to what is no answer: an easier way into the same step. */
  unsure?: Phrase;
}

/** Something done together, four to seven turns, to its end. */
export interface Flow {
  id: FlowId;
  /** As it stands in lists and on chips: "Preparar qué decir". At most 32 characters. */
  name: string;
  /** One line for lists: what it is for and how long it takes. */
  about: string;
  /** From 2 to 10. */
  minutes: number;
  /** Ways to ask for it: words somebody types. */
  says: readonly string[];
  cues?: readonly string[];
  /** Offers it in the middle of a talk, one sentence with a question. */
  offer: Phrase;
  steps: readonly FlowStep[];
  /** The last turn: what the person may keep. Lines whose slots are not filled are left out. */
  card: { title: string; lines: readonly string[] };
  /** Said with the card, without a question; the first phrase whose slots are filled. */
  close: readonly Phrase[];
}
