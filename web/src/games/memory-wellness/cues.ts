import type { Cue } from '../contract.ts';
import { pairOf } from './deck/deck.ts';
import type { Kind } from './deck/pair.ts';
import { couldMatch, type MemoryState } from './state.ts';
import { MEMORY_TEXTS } from './texts.ts';

/** Two bells for a pair: each kind has its own interval over the same low note. */
const CHORDS: Readonly<Record<Kind, readonly [number, number]>> = {
  situation: [294, 440],
  emotion: [294, 370],
  value: [294, 494],
  sound: [294, 392],
  own: [294, 587],
};

/** A glazed tile that is put down: high, dry and short. Each place of the board has its own pitch. */
const CLINK_HZ = 1150;

export function memoryCues(before: MemoryState, after: MemoryState): readonly Cue[] {
  return [...beatsBetween(before, after), ...happened(before, after)];
}

/** The beats of the sounding card that fall between two states. */
function beatsBetween({ sounding: was }: MemoryState, after: MemoryState): readonly Cue[] {
  const { sounding } = after;
  if (sounding === null) return [];
  const pair = pairOf(sounding.pair, after.own);
  const isNew = was === null || was.pair !== sounding.pair || was.ms > sounding.ms;
  const from = isNew ? -1 : was.ms;
  return (pair.heard ?? [])
    .filter(({ atMs }) => atMs > from && atMs <= sounding.ms)
    .map(({ voice, hz, seconds }) => ({
      type: 'note',
      voice,
      hz,
      seconds,
      loudness: 0.7,
      caption: pair.cards[0],
    }));
}

function happened(before: MemoryState, after: MemoryState): readonly Cue[] {
  if (after.matched.length > before.matched.length) return found(after);
  if (after.stage === 'told' && before.stage === 'ask') return told(after);
  const turned = after.open.at(-1);
  if (after.open === before.open || turned === undefined) return [];
  const card = after.cards[turned];
  if (!card) return [];
  const clink: Cue = {
    type: 'note',
    voice: 'wood',
    hz: CLINK_HZ + (turned % 6) * 90,
    seconds: 0.3,
    loudness: 0.3,
    caption: MEMORY_TEXTS.captionTurn,
  };
  const pair = pairOf(card.pair, after.own);
  const isHeard = card.side === 0 && pair.heard;
  const words = pair.cards[card.side];
  const text =
    after.open.length === 2
      ? `${words}. ${couldMatch(after) ? MEMORY_TEXTS.sayOther : MEMORY_TEXTS.sayClosed}`
      : words;
  return [...(isHeard ? [] : [clink]), { type: 'say', text }];
}

function found({ matched, cards, own }: MemoryState): readonly Cue[] {
  const pair = pairOf(matched.at(-1) ?? '', own);
  const left = cards.length / 2 - matched.length;
  return [
    {
      type: 'note',
      voice: 'bell',
      hz: CHORDS[pair.kind],
      seconds: 2,
      caption: MEMORY_TEXTS.captionFound,
    },
    { type: 'touch', ms: 12 },
    { type: 'say', text: `${MEMORY_TEXTS.sayFound(...pair.cards, left)} ${pair.because}` },
  ];
}

function told({ picked, asking, own }: MemoryState): readonly Cue[] {
  const { cards, because } = pairOf(asking ?? '', own);
  const knew = picked === asking;
  return [
    knew
      ? {
          type: 'note',
          voice: 'bell',
          hz: [392, 587],
          seconds: 1.6,
          loudness: 0.4,
          caption: MEMORY_TEXTS.captionRight,
        }
      : {
          type: 'note',
          voice: 'drop',
          hz: 247,
          seconds: 0.9,
          loudness: 0.4,
          caption: MEMORY_TEXTS.captionNear,
        },
    { type: 'say', text: `${knew ? MEMORY_TEXTS.right : MEMORY_TEXTS.near(cards[1])} ${because}` },
  ];
}
