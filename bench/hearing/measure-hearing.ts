import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FACET_BY_ID } from '#domain/companion/content/matters/all-matters.ts';
import { HONEST_LINES, STEERING } from '#domain/companion/content/ways.content.ts';
import { holdTalk } from '#domain/companion/hold-talk.testing.ts';
import type { TalkState } from '#domain/companion/turns/talk-state.ts';
import type { Guard } from '#domain/safety/guard.ts';

const messageSchema = z.object({
  id: z.string(),
  dialect: z.string(),
  /** What the person wrote before: a message of its own each. */
  before: z.optional(z.array(z.string())),
  text: z.string(),
  /** Facets that are right, `listen` for the listening place, `correct` for a correction; nothing: no matter of ours. */
  is: z.array(z.string()),
});

export type HearingMessage = z.infer<typeof messageSchema>;

/** What an answer did with a message, as somebody would mark it who knows what was meant. */
export const OUTCOMES = [
  /** The facet that was meant is under way. */
  'facet',
  /** Another facet of the same matter, or the matter with its facets as chips. */
  'matter',
  /** The matter or the facet is among the chips. */
  'offered',
  /** Nothing was claimed, and what was meant is not in sight. */
  'missed',
  /** Honest line with the general chips. */
  'honest',
  /** Another matter was spoken of as if it were sure. */
  'wrong',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function readHearingMessages(): HearingMessage[] {
  return readFileSync(join(import.meta.dirname, 'messages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => messageSchema.parse(JSON.parse(line)));
}

/** The odd half is there to develop on, the even half is only reported. */
export function isForDevelopment({ id }: HearingMessage): boolean {
  return Number(/\d+$/.exec(id)?.[0] ?? 0) % 2 === 1;
}

export interface Marked {
  message: HearingMessage;
  outcome: Outcome;
  answer: string;
  place: string;
}

export function markHearing(guard: Guard, message: HearingMessage): Marked {
  const talk = holdTalk(guard, { country: 'MX' });
  for (const text of message.before ?? []) talk.says(text);
  const { text, state } = talk.says(message.text);
  return {
    message,
    outcome: outcomeOf(message, state, text),
    answer: text,
    place: placeOf(state),
  };
}

function outcomeOf({ is }: HearingMessage, state: TalkState, text: string): Outcome {
  const { place, offered } = state;
  const isHonest =
    offered.chips[1]?.id === STEERING[1].id &&
    HONEST_LINES.some((line) => text.includes(line.split(/[{.]/)[0] ?? line));
  const matters = new Set(is.map((id) => id.split('.')[0]));
  if (is[0] === 'listen')
    return place.at === 'listening' ? 'facet' : isHonest ? 'honest' : 'missed';
  if (is[0] === 'correct') return isHonest ? 'honest' : 'facet';
  if (state.danger?.open) return 'wrong';
  if (place.at === 'facet') {
    if (is.includes(place.facet)) return 'facet';
    const matter = FACET_BY_ID.get(place.facet)?.matter.id;
    return matter !== undefined && matters.has(matter) ? 'matter' : 'wrong';
  }
  if (place.at === 'matter') return matters.has(place.matter) ? 'matter' : 'wrong';
  if (isHonest) return 'honest';
  const inSight = offered.chips.some(({ id }) => {
    const [kind, of = ''] = id.split('/');
    return (kind === 'facet' || kind === 'matter') && matters.has(of.split('.')[0] ?? '');
  });
  return inSight ? 'offered' : 'missed';
}

function placeOf({ place, danger, offered }: TalkState): string {
  if (danger?.open) return `danger ${danger.kind}`;
  if (place.at === 'facet') return place.facet;
  if (place.at === 'matter') return place.matter;
  const chips = offered.chips.map(({ id }) => id.replace(/^\w+\//, '')).join(' ');
  return `${place.at} [${chips}]`;
}
