import {
  ENOUGH,
  KEPT_LINES,
  KEPT_TITLE,
  LISTENED,
  LISTENED_NOTHING,
  LISTENING_BEGINS,
  LISTENING_CHIPS,
  LISTENING_SIGNS,
} from '../../content/ways.content.ts';
import { type Moment, OPEN, type Reply } from '../moment.ts';
import type { OfferedChip, Place } from '../talk-state.ts';

/** Only reading from now on: nothing is asked and nothing advised until the person says enough. */
export function beginListening({ speech }: Moment): Reply {
  return {
    lines: [speech.vary(LISTENING_BEGINS)],
    chips: [],
    place: { at: 'listening', turns: 0 },
    change: { wants: 'listen' },
  };
}

export function goOnListening(
  { turns }: Extract<Place, { at: 'listening' }>,
  { speech }: Moment,
): Reply {
  return {
    lines: [speech.vary(LISTENING_SIGNS)],
    chips: LISTENING_CHIPS,
    place: { at: 'listening', turns: turns + 1 },
  };
}

const MOST_SENTENCES = 3;

/** Enough was said: the person may mark sentences of their own to keep. */
export function endListening(moment: Moment): Reply {
  const { speech } = moment;
  const chips = sentencesOf(moment).map((label, at): OfferedChip => ({ id: `keep/${at}`, label }));
  return {
    lines: [speech.vary(chips.length > 0 ? LISTENED : LISTENED_NOTHING)],
    chips: [...chips, ENOUGH],
    place: OPEN,
    change: { wants: 'talk' },
  };
}

/** A sentence of theirs was marked: it goes onto the card, with those marked before. */
export function keepSentence(at: number, { state, speech, text }: Moment): Reply {
  const { chips, card } = state.offered;
  const marked = chips.find(({ id }) => id === `keep/${at}`)?.label ?? text;
  return {
    lines: [speech.vary(KEPT_LINES)],
    chips: chips.filter(({ id }) => id !== `keep/${at}`),
    place: OPEN,
    card: { title: KEPT_TITLE, lines: [...(card?.lines ?? []), `«${marked}»`] },
  };
}

/** Their own whole sentences of a length that can be kept, the last ones first heard first. */
function sentencesOf({ previous, state }: Moment): string[] {
  const turns = state.place.at === 'listening' ? state.place.turns : 0;
  if (turns === 0) return [];
  return previous
    .slice(-turns)
    .flatMap((text) => text.split(/(?<=[.?!…])\s+|\n+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 12 && sentence.length <= 120)
    .slice(-MOST_SENTENCES);
}
