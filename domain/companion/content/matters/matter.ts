import type { DangerKind } from '../danger/danger-path.ts';
import type { FlowId } from '../flows/flow.ts';

/**
 * What Nilo says, in one notation: `{quieres}` and `{a|b|c}` are spoken in tú, vos and usted
 * (`address/render.ts`), `[name]` is a slot.
 */
export type Phrase = string;

/** An answer that the person gives with one tap, in the person's own voice. */
export interface Chip {
  /** On the button, and in the talk as the person's words. At most 32 characters. */
  label: string;
  /** Two to five other ways to say the same, as somebody types them; the label itself counts too. */
  says?: readonly string[];
  /** What Nilo says to it: one to three short sentences that fit this answer and no other. */
  say: Phrase;
  /** A question that goes on; then `chips` answer it. */
  ask?: Phrase;
  /** Two to four. */
  chips?: readonly Chip[];
  /** The flow that fits best after it, offered as a chip. */
  flow?: FlowId;
  /** This answer tells of a danger: it opens that path, and `say` is never reached. */
  danger?: DangerKind;
}

/** What people really bring within a matter: small enough that an opening fits it alone. */
export interface Facet {
  /** Unique: `matter.facet`, in English, kebab-case. */
  id: string;
  /** On a chip, in the person's voice: "Terminé yo". At most 32 characters. */
  name: string;
  /** Eight to thirty-two ways in which people of many regions say it, as they type: the matcher learns from these. */
  says: readonly string[];
  /** Patterns that only this facet has (`domain/safety/match/pattern.ts`). Narrow: better none than a wrong one. */
  cues?: readonly string[];
  /** Two openings of two sentences that could only be said here; neither asks. */
  open: readonly Phrase[];
  /** The question that follows the opening. */
  ask: Phrase;
  /** Three or four answers to it. */
  chips: readonly Chip[];
  /**
   * Said in this order to what is told and fits no chip: one thought worth having, one small step
   * doable now, one question that opens the talk. Each fits whatever somebody here may say next.
   */
  goesOn: readonly [thought: Phrase, step: Phrase, question: Phrase];
  /** For a thought that states a fact. */
  source?: string;
  /** One to three that fit, best first. */
  flows: readonly FlowId[];
}

export interface Matter {
  /** Unique, in English, kebab-case. */
  id: string;
  /** In the person's voice, on a chip: "Una ruptura". At most 28 characters. */
  name: string;
  /** Patterns for the matter alone, where no facet is sure. */
  cues: readonly string[];
  /** Said where only the matter is sure; two variants, without a question. */
  open: readonly Phrase[];
  /** Asks which facet it is: the facets are the chips. */
  ask: Phrase;
  /** Four to seven. The first four are offered as chips. */
  facets: readonly Facet[];
}
