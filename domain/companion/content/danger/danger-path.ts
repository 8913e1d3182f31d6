import type { Phrase } from '../matters/matter.ts';

export const DANGER_KINDS = [
  'self',
  'plan',
  'self-harm',
  'overdose',
  'violence',
  'sexual-violence',
  'third',
  'harm',
  'voices',
  'after-birth',
  'eating',
  'intrusive',
  'substances',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** What is known of somebody in danger, as it is kept with the talk. */
export const DANGER_FACTS = [
  'now',
  'plan',
  'means',
  'alone',
  'called',
  'accompanied',
  'means-away',
  // Somebody else is being attacked, which the kind of the path does not say.
  'attack',
  // Whoever is attacked writes of herself as a woman: a line for women may come first.
  'woman',
] as const;
export type DangerFact = (typeof DANGER_FACTS)[number];

export interface DangerChip {
  /** At most 32 characters, in the person's voice. */
  label: string;
  says?: readonly string[];
  /** A node of the same path. */
  to: string;
}

/**
 * One place on a path. Its words are fixed: `[line]` the crisis line of the country by name and
 * number, `[violence]` the one about violence, `[sweet]` what helps against insulin (may be missing), `[emergency]` its emergency number, `[text]` how to write instead of calling (may be
 * missing), `[script]` what to say there, out of what was told, `[person]` somebody whom the person named, as in "tu prima" (may be missing).
 */
export interface DangerNode {
  /**
   * Two to four short sentences; at most one question, or one thing to do. The first phrase whose
   * slots are all filled is said; the last one has neither `[text]` nor `[person]`.
   */
  say: readonly Phrase[];
  /** Said first where nothing of the person's own is sure enough to be named instead. */
  lead?: Phrase;
  /** Two to four. */
  chips: readonly DangerChip[];
  /** Where a plain yes, no or "no sé" in free text leads; without them, `else`. */
  yes?: string;
  no?: string;
  unsure?: string;
  /** Where anything else that is written leads. */
  else: string;
  /** It asks to tell something: whatever is written leads on to `else`. */
  takes?: true;
  /** Set where this node asks directly: about wanting to die (`check`), about a plan (`plan`). */
  asks?: 'check' | 'plan';
  /** What being here makes known. */
  knows?: readonly DangerFact[];
  /**
   * Where it ends. `handled`: help arrived, somebody is there. `later`: calm enough for now; the
   * talk goes on and one calm check comes some turns later. The help stays in sight.
   */
  ends?: 'handled' | 'later';
}

/** Something that happens or is said anywhere on a path, and where it leads. */
export interface DangerEvent {
  id: string;
  /** Comes before whatever else is told in the same message. */
  first?: true;
  cues: readonly string[];
  says?: readonly string[];
  to: string;
}

/** One state machine for one kind of danger. */
export interface DangerPath {
  kind: DangerKind;
  /** One sentence: which professional care there is for it. Said once on the path, where nothing cannot wait. */
  care: Phrase;
  /** Patterns that tell this kind from the others once there is danger; empty where the guard's signals do. */
  cues: readonly string[];
  /** First node at `risk`. */
  enter: string;
  /** First node at `emergency`: something happens now. */
  urgent: string;
  nodes: Readonly<Record<string, DangerNode>>;
  events: readonly DangerEvent[];
}

/** A question asked in danger: answered first, then the node's chips stand again. */
export interface DangerQuestion {
  id: string;
  cues: readonly string[];
  says: readonly string[];
  /** Two to four short sentences; the same slots as in a node. */
  say: readonly Phrase[];
  /** Only in these kinds; missing: in all. */
  kinds?: readonly DangerKind[];
}
