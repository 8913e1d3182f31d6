import { type TalkState, withoutWords } from './turns/talk-state.ts';

/** Most bytes of `messages.state`, as PostgreSQL writes it down. */
const MOST_BYTES = 16_384;

/**
 * The state as it may stand in the database. Whatever the talk was, storing it never refuses the
 * message that it belongs to: half a character, which jsonb does not take, is replaced, and a state
 * that is too long goes without the person's words.
 * @param keep `false`: without the person's words
 */
export function storableState(state: TalkState, keep: boolean): TalkState | null {
  const candidates = keep ? [state, withoutWords(state)] : [withoutWords(state)];
  return candidates.map(wellFormed).find(fits) ?? null;
}

function wellFormed(state: TalkState): TalkState {
  const text = JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}|\0/gu, '\uFFFD') : value,
  );
  return JSON.parse(text) as TalkState;
}

/** jsonb is written with a blank behind each comma and colon. */
function fits(state: TalkState): boolean {
  const text = JSON.stringify(state);
  const blanks = text.match(/[,:]/g)?.length ?? 0;
  return new TextEncoder().encode(text).length + blanks <= MOST_BYTES;
}
