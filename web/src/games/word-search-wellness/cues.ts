import type { Cue } from '../contract.ts';
import { lettersOf } from './layout/letters.ts';
import { leftOf, type SearchState, storyOf } from './state.ts';
import { SEARCH_TEXTS, strayText } from './texts.ts';

/** A pentatonic row: whatever letters follow each other, it sounds well. */
const ROW_HZ = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319, 1568] as const;

/** Each vowel has its note, so that every word is a chord of its own. */
const VOWEL_HZ: Readonly<Record<string, number>> = { A: 262, E: 330, I: 440, O: 196, U: 147 };

const hzOf = (at: number): number => ROW_HZ[Math.min(at, ROW_HZ.length - 1)] ?? ROW_HZ[0];

function chordOf(word: string): readonly number[] {
  const vowels = [...new Set(lettersOf(word))].filter((letter) => letter in VOWEL_HZ);
  return [131, ...vowels.map((vowel) => VOWEL_HZ[vowel] ?? 262)];
}

export function searchCues(before: SearchState, after: SearchState): readonly Cue[] {
  if (after.found.length > before.found.length) return found(after);
  if (after.strayed > before.strayed) {
    return astray(strayText(after));
  }
  if (after.tracing > before.tracing) {
    const hz = hzOf(after.tracing - 1);
    const caption = SEARCH_TEXTS.captionLetter;
    return [{ type: 'note', voice: 'drop', hz, seconds: 0.35, loudness: 0.25, caption }];
  }
  if (after.hint !== before.hint && after.hint !== null) {
    const caption = SEARCH_TEXTS.captionHint;
    return [{ type: 'note', voice: 'bell', hz: 784, seconds: 1.2, loudness: 0.25, caption }];
  }
  return ofStory(before, after);
}

function found(state: SearchState): readonly Cue[] {
  const last = state.hidden[state.found.at(-1) ?? -1];
  if (!last) return [];
  const { word, gloss } = last;
  return [
    {
      type: 'note',
      voice: 'bell',
      hz: chordOf(word),
      seconds: 2.2,
      loudness: 0.55,
      caption: SEARCH_TEXTS.captionFound,
    },
    { type: 'note', voice: 'air', hz: [98, 147], seconds: 3, loudness: 0.25 },
    { type: 'touch', ms: 12 },
    { type: 'say', text: SEARCH_TEXTS.sayFound(word, gloss, leftOf(state).length) },
  ];
}

function astray(text: string): readonly Cue[] {
  return [
    {
      type: 'note',
      voice: 'wood',
      hz: 120,
      seconds: 0.25,
      loudness: 0.3,
      caption: SEARCH_TEXTS.captionStray,
    },
    { type: 'say', text },
  ];
}

function ofStory(before: SearchState, after: SearchState): readonly Cue[] {
  if (after.missed > before.missed) return astray(SEARCH_TEXTS.later(after.later));
  if (after.stage === 'form' && after.laid.length > before.laid.length) {
    const letters = lettersOf(storyOf(after).word);
    const { length } = after.laid;
    return [
      {
        type: 'note',
        voice: 'drop',
        hz: hzOf(length - 1),
        seconds: 0.35,
        loudness: 0.3,
        caption: SEARCH_TEXTS.captionLetter,
      },
      {
        type: 'say',
        text: SEARCH_TEXTS.sayLaid(letters[length - 1] ?? '', letters.length - length),
      },
    ];
  }
  if (after.stage === before.stage) return [];
  if (after.stage === 'question') {
    const { text, word } = storyOf(after);
    return [
      {
        type: 'note',
        voice: 'bell',
        hz: [196, 294, 392, 494],
        seconds: 3.4,
        loudness: 0.5,
        caption: SEARCH_TEXTS.captionStory,
      },
      { type: 'say', text: `${text} ${word}.` },
    ];
  }
  return after.stage === 'told' ? [{ type: 'say', text: storyOf(after).because }] : [];
}
