import * as z from 'zod/mini';
import { type SafetyState, INITIAL_SAFETY_STATE } from '../../safety/state.ts';
import { SAFETY_LEVELS } from '../../safety/levels.ts';
import { FORMS_OF_ADDRESS } from '../address/render.ts';
import { DANGER_FACTS, DANGER_KINDS } from '../content/danger/danger-path.ts';

/** Longest text of a slot, of a person named and of a chip, in UTF-16 units. */
export const SLOT_LENGTH = 200;
/** Some seven letters each. */
const MOST_SAID = 240;
const MOST_PAUSED = 3;

const level = z.enum(SAFETY_LEVELS);
const count = z.int().check(z.minimum(0));
const id = z.string().check(z.maxLength(80));
const words = z.string().check(z.maxLength(SLOT_LENGTH));

const safetySchema = z.object({
  level,
  shown: level,
  worst: level,
  tone: z.enum(['open', 'softened']),
  check: z.enum(['none', 'due', 'asked', 'answered']),
  checkIn: count,
  quietTurns: count,
});

/** A flow under way. Slots hold the person's words, unchanged, under names of the content. */
const flowSchema = z.object({
  flow: id,
  step: id,
  slots: z.array(z.tuple([id, words])).check(z.maxLength(12)),
  /** The step's help was said once already. */
  helped: z.boolean(),
});

/** Where the talk stands in everyday matters. */
const placeSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('open') }),
  z.object({ at: z.literal('matter'), matter: id }),
  /** `path`: which chips were taken; `told`: how often something else was told there. */
  z.object({
    at: z.literal('facet'),
    facet: id,
    path: z.array(count).check(z.maxLength(4)),
    told: count,
  }),
  z.extend(flowSchema, { at: z.literal('flow') }),
  z.object({ at: z.literal('answer'), answer: id }),
  z.object({ at: z.literal('reaction'), reaction: id, path: z.array(count).check(z.maxLength(4)) }),
  z.object({ at: z.literal('listening'), turns: count }),
]);

const dangerSchema = z.object({
  kind: z.enum(DANGER_KINDS),
  node: id,
  facts: z.array(z.enum(DANGER_FACTS)).check(z.maxLength(DANGER_FACTS.length)),
  /** Nodes that were said, so that none is said again in the same words. */
  been: z.array(id).check(z.maxLength(40)),
  /** Whether the path goes on; afterwards the help only stays in sight. */
  open: z.boolean(),
});

export const chipSchema = z.object({ id: z.string().check(z.maxLength(120)), label: words });

const cardSchema = z.object({
  title: words,
  lines: z.array(z.string().check(z.maxLength(600))).check(z.maxLength(8)),
});

const progressSchema = z.object({ name: words, step: count, of: count });

const stateSchema = z.object({
  v: z.literal(1),
  safety: safetySchema,
  /** Messages of the person so far. */
  turns: count,
  place: placeSchema,
  /** Where the talk stood before a question or a remark was answered. */
  paused: z.array(flowSchema).check(z.maxLength(MOST_PAUSED)),
  danger: z.nullable(dangerSchema),
  /** Which phrases were said (`Speech`): none is said twice. */
  said: z.array(id).check(z.maxLength(MOST_SAID)),
  /** How people of theirs were named: "tu prima", "Marta". */
  people: z.array(words).check(z.maxLength(5)),
  wants: z.enum(['talk', 'listen', 'act', 'fewer-questions']),
  /** How the person addresses Nilo, where it was plain: answered alike. */
  form: z.nullable(z.enum(FORMS_OF_ADDRESS)),
  /** What the person ruled out: facets ("no es eso"), `breathing`, `exercises`. */
  refused: z.array(id).check(z.maxLength(20)),
  notices: z.object({ hours: count, rested: z.boolean(), ai: z.boolean() }),
  /** What stands beside the last answer. */
  offered: z.object({
    chips: z.array(chipSchema).check(z.maxLength(6)),
    flow: z.nullable(progressSchema),
    card: z.nullable(cardSchema),
  }),
});

/** Where a talk stands after an answer: plain JSON, stored with the message that was answered. */
export type TalkState = z.infer<typeof stateSchema> & { safety: SafetyState };
export type FlowState = z.infer<typeof flowSchema>;
export type Place = z.infer<typeof placeSchema>;
export type DangerState = z.infer<typeof dangerSchema>;

/** One tap that the person may answer with; `id` comes back as `choice`. */
export type OfferedChip = z.infer<typeof chipSchema>;

/** "Lo que me llevo": what a flow leaves to keep. */
export type Card = z.infer<typeof cardSchema>;

/** Where a flow stands: step 3 of 5. */
export type FlowProgress = z.infer<typeof progressSchema>;

/** What stands beside the words of an answer. */
export type Offered = TalkState['offered'];

export const NOTHING_OFFERED: Offered = { chips: [], flow: null, card: null };

export const FRESH_STATE: TalkState = {
  v: 1,
  safety: INITIAL_SAFETY_STATE,
  turns: 0,
  place: { at: 'open' },
  paused: [],
  danger: null,
  said: [],
  people: [],
  wants: 'talk',
  form: null,
  refused: [],
  notices: { hours: 0, rested: false, ai: false },
  offered: NOTHING_OFFERED,
};

/** What was stored, where this build knows it; null for anything else, which is a fresh start. */
export function readTalkState(stored: unknown): TalkState | null {
  const parsed = stateSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** The state without anything that the person wrote: for a message that is not to be kept. */
export function withoutWords(state: TalkState): TalkState {
  return {
    ...state,
    place: state.place.at === 'flow' ? { ...state.place, slots: [] } : state.place,
    paused: state.paused.map((flow) => ({ ...flow, slots: [] })),
    people: [],
    offered: { ...state.offered, card: null },
  };
}

/** `said` with one more, the oldest forgotten. */
export function alsoSaid(said: readonly string[], ...more: readonly string[]): string[] {
  return [...said, ...more].slice(-MOST_SAID);
}

/** A flow put aside, to be taken up again; the same one only once. */
export function pausedWith(paused: readonly FlowState[], one: FlowState): FlowState[] {
  return [...paused.filter(({ flow }) => flow !== one.flow), one].slice(-MOST_PAUSED);
}
