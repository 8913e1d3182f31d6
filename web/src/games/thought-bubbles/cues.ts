import type { Cue } from '../contract.ts';
import { arrivalText } from './outcome.texts.ts';
import { wordsOf } from './rules.ts';
import { LENSES, type ThoughtsState } from './state.ts';
import { THOUGHT_TEXTS } from './texts.ts';
import { sayingOf, valueOf } from './walking.ts';

/** One pitch for each lens: a chord, once all of them were tried. */
const LENS_HZ = [262, 330, 392, 494, 587] as const;

export function thoughtCues(before: ThoughtsState, after: ThoughtsState): readonly Cue[] {
  // The first that comes, the next one, or another one in its place.
  const isNew = after.here.length > 0 && before.here !== after.here;
  if (isNew) {
    return [
      { type: 'note', voice: 'drop', hz: 330, seconds: 0.8, caption: THOUGHT_TEXTS.captionArrive },
      { type: 'say', text: wordsOf(after, after.here.length - 1) },
    ];
  }
  if (before.lens !== after.lens && after.lens) {
    const hz = LENS_HZ[LENSES.indexOf(after.lens)] ?? LENS_HZ[0];
    return [{ type: 'note', voice: 'bell', hz, seconds: 1.6, caption: THOUGHT_TEXTS.captionLens }];
  }
  if (before.stage !== after.stage && after.stage === 'carry') {
    return [
      {
        type: 'note',
        voice: 'air',
        hz: [131, 196],
        seconds: 9,
        loudness: 0.3,
        caption: THOUGHT_TEXTS.captionCarry,
      },
      { type: 'say', text: THOUGHT_TEXTS.sayCarry },
    ];
  }
  if (before.stage === 'carry' && after.stage === 'arrived') {
    return [
      {
        type: 'note',
        voice: 'bell',
        hz: [262, 392],
        seconds: 2.4,
        caption: THOUGHT_TEXTS.captionLens,
      },
      { type: 'say', text: arrivalText(valueOf(after), after.picked) },
    ];
  }
  if (before.stage !== after.stage && after.stage === 'parting' && after.served === false) {
    return [
      {
        type: 'note',
        voice: 'air',
        hz: [196, 147],
        seconds: 4,
        loudness: 0.3,
        caption: THOUGHT_TEXTS.captionFloats,
      },
      { type: 'say', text: THOUGHT_TEXTS.sayFloats },
    ];
  }
  if (after.strides > before.strides) {
    const saying = sayingOf(after);
    return [
      {
        type: 'note',
        voice: 'wood',
        hz: after.strides % 2 ? 180 : 150,
        seconds: 0.25,
        loudness: 0.3,
      },
      { type: 'touch', ms: 8 },
      ...(saying ? [{ type: 'say', text: THOUGHT_TEXTS.saying(saying) } as const] : []),
    ];
  }
  return [];
}
