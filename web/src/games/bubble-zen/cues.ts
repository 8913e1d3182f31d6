import type { Cue } from '../contract.ts';
import { breathOf, planOf } from './levels.ts';
import { answerStep } from './free.ts';
import { CODA_STEP_MS, hzOf } from './melody.ts';
import { breathNow, codaMs, guideOf } from './pace.ts';
import { type BubblesState, codaMelody } from './rules.ts';
import { BUBBLE_TEXTS } from './texts.ts';

/** From this breath on the seconds are known. */
const ROUNDS_WITH_SECONDS = 2;

/** What is heard between two states: touches, the turn of the breath, ripening, the melody at the end. */
export function bubbleCues(before: BubblesState, after: BubblesState): readonly Cue[] {
  return [
    ...touchCues(before, after),
    ...blownCues(before, after),
    ...answerCues(before, after),
    ...breathCues(before, after),
    ...ripeCues(before, after),
    ...codaCues(before, after),
  ];
}

function touchCues(before: BubblesState, after: BubblesState): Cue[] {
  const { touch } = after;
  if (!touch || touch.count === before.touch?.count) return [];
  const hz = hzOf(after.music, touch.degree);
  if (touch.kind === 'wobble') {
    return [
      {
        type: 'note',
        voice: 'wood',
        hz: 110,
        seconds: 0.3,
        loudness: 0.3,
        caption: BUBBLE_TEXTS.captionWobble,
      },
    ];
  }
  const bell: Cue = {
    type: 'note',
    voice: 'bell',
    hz,
    // A finger that drags lets out many at once: shorter, so that each is heard.
    seconds: after.mode === 'free' ? 1.2 : 2,
    caption: BUBBLE_TEXTS.captionPop,
  };
  if (!touch.whole) return [bell, { type: 'touch', ms: 12 }];
  const chord = [0, 2, 3].map((degree) => hzOf(after.music, degree));
  return [
    bell,
    {
      type: 'note',
      voice: 'air',
      hz: chord,
      seconds: 3.2,
      loudness: 0.5,
      caption: BUBBLE_TEXTS.captionWhole,
    },
    { type: 'touch', ms: 24 },
    { type: 'say', text: BUBBLE_TEXTS.sayWhole },
  ];
}

function blownCues(before: BubblesState, after: BubblesState): Cue[] {
  if (after.blownCount === before.blownCount) return [];
  return [
    {
      type: 'note',
      voice: 'air',
      hz: hzOf(after.music, after.bubbles.at(-1)?.degree ?? 0),
      seconds: 1.4,
      loudness: 0.35,
      caption: BUBBLE_TEXTS.captionBlown,
    },
    { type: 'touch', ms: 10 },
    { type: 'say', text: BUBBLE_TEXTS.sayBlown },
  ];
}

/** What the hand has played comes back, softer. */
function answerCues(before: BubblesState, after: BubblesState): Cue[] {
  const step = answerStep(after, after.elapsedMs);
  const degree = after.answer?.degrees[step];
  if (degree === undefined || step === answerStep(before, before.elapsedMs)) return [];
  const note: Cue = {
    type: 'note',
    voice: 'drop',
    hz: hzOf(after.music, degree),
    seconds: 1.2,
    loudness: 0.4,
    ...(step === 0 && { caption: BUBBLE_TEXTS.captionAnswer }),
  };
  return step === 0 ? [note, { type: 'say', text: BUBBLE_TEXTS.answers }] : [note];
}

function breathCues(before: BubblesState, after: BubblesState): Cue[] {
  const was = breathNow(before);
  const now = breathNow(after);
  if (
    now.kind === 'settle' ||
    now.kind === 'free' ||
    (was.kind === now.kind && was.round === now.round)
  )
    return [];
  if (now.kind === 'coda') {
    const isSilent = after.melody.length === 0;
    return [{ type: 'say', text: isSilent ? BUBBLE_TEXTS.codaQuiet : BUBBLE_TEXTS.coda }];
  }
  if (guideOf(after).words < 0.2) return [];
  const { inMs, outMs } = breathOf(planOf(after.level));
  if (now.kind === 'in') {
    const seconds = Math.round(inMs / 1000);
    const text = now.round < ROUNDS_WITH_SECONDS ? BUBBLE_TEXTS.sayIn(seconds) : BUBBLE_TEXTS.in;
    return [{ type: 'say', text }];
  }
  const root = hzOf(after.music, 0) / 2;
  return [
    {
      type: 'tone',
      fromHz: root,
      toHz: root * 0.75,
      seconds: outMs / 1000,
      caption: BUBBLE_TEXTS.captionOut,
    },
    { type: 'say', text: BUBBLE_TEXTS.sayOut(after.bubbles.length) },
  ];
}

/** Where the light has gone, or cannot be seen, a drop says which moment it is. */
function ripeCues(before: BubblesState, after: BubblesState): Cue[] {
  if (after.mode === 'free' || guideOf(after).words < 0.2) return [];
  const ripened = after.bubbles.filter(
    ({ ripeMs, poppedMs }) =>
      poppedMs === null && ripeMs > before.elapsedMs && ripeMs <= after.elapsedMs,
  );
  return ripened.map(({ degree }) => ({
    type: 'note',
    voice: 'drop',
    hz: hzOf(after.music, degree) * 2,
    seconds: 0.4,
    loudness: 0.14,
    caption: BUBBLE_TEXTS.captionRipe,
  }));
}

function codaCues(before: BubblesState, after: BubblesState): Cue[] {
  if (breathNow(after).kind !== 'coda') return [];
  const melody = codaMelody(after);
  const at = Math.floor(codaMs(after) / CODA_STEP_MS);
  const was = breathNow(before).kind === 'coda' ? Math.floor(codaMs(before) / CODA_STEP_MS) : -1;
  const degree = at === was ? undefined : melody[at];
  if (degree === undefined) return [];
  return [
    {
      type: 'note',
      voice: 'bell',
      hz: hzOf(after.music, degree),
      seconds: 1.6,
      loudness: 0.42,
      caption: BUBBLE_TEXTS.captionCoda,
    },
  ];
}
