import type { Cue } from '../contract.ts';
import { lastPoint } from '../kit/paint/strokes/stroke.ts';
import { TOOLS } from './pen.ts';
import { brushFolds, isWhole, type MandalaState } from './state.ts';
import { MANDALA_TEXTS } from './texts.ts';

/** Five tones of a low scale, from the middle to the edge. */
const SCALE = [0, 3, 5, 7, 10, 12, 15, 17, 19, 22, 24] as const;
const LOWEST_HZ = 146.8;
const HURRY = 40;

function hzAt(radius: number): number {
  const step = Math.min(SCALE.length - 1, Math.floor(radius / 46));
  return LOWEST_HZ * 2 ** ((SCALE[step] ?? 0) / 12);
}

const say = (text: string): Cue => ({ type: 'say', text });
const copiesOf = (state: MandalaState) => brushFolds(state) * (state.mirrored ? 2 : 1);

/** What a hand on the sheet sounds like, and what is told to who cannot see it. */
export function mandalaCues(before: MandalaState, after: MandalaState): readonly Cue[] {
  return [
    ...lineCues(before, after),
    ...penCues(before, after),
    ...historyCues(before, after),
    ...curveCues(before, after),
    ...endCues(before, after),
  ];
}

/** A breath of sound for a stretch of line, soft and long without hurry, a mere touch with it. */
function lineCues(before: MandalaState, after: MandalaState): Cue[] {
  const { open } = after;
  const last = open && lastPoint(open.points);
  if (!last || open.points.length === before.open?.points.length) return [];
  const hz = hzAt(Math.hypot(last.x, last.y));
  if (last.ink < HURRY) {
    const caption = MANDALA_TEXTS.captionHurry;
    return [{ type: 'note', voice: 'wood', hz: hz / 2, seconds: 0.2, loudness: 0.1, caption }];
  }
  const caption = MANDALA_TEXTS.captionLine;
  return [
    {
      type: 'note',
      voice: 'air',
      hz,
      seconds: 1.5,
      loudness: 0.12 + 0.25 * (last.ink / 100),
      caption,
    },
  ];
}

/** Where the pen of the keys is, whenever the words for it change. */
function penCues(before: MandalaState, after: MandalaState): Cue[] {
  const { pen } = after;
  if (pen === before.pen) return [];
  if (pen.down && !before.pen.down) return [say(MANDALA_TEXTS.sayDown(pen.angle, pen.radius))];
  const place = MANDALA_TEXTS.sayPlace(pen.angle, pen.radius);
  const was = MANDALA_TEXTS.sayPlace(before.pen.angle, before.pen.radius);
  return place === was ? [] : [say(place)];
}

function historyCues(before: MandalaState, after: MandalaState): Cue[] {
  if (after.folds !== before.folds) return [say(MANDALA_TEXTS.sayFolds(after.folds))];
  const more = after.history.done.length - before.history.done.length;
  // A path that blooms speaks for itself, while the line goes on.
  if (more === 0 || (more > 0 && after.open !== null)) return [];
  if (more < 0) {
    const caption = MANDALA_TEXTS.captionUndo;
    return [
      { type: 'note', voice: 'wood', hz: 130, seconds: 0.25, loudness: 0.3, caption },
      say(MANDALA_TEXTS.sayUndone),
    ];
  }
  if (after.history.undone.length < before.history.undone.length && before.open === null) {
    return [say(MANDALA_TEXTS.sayRedone)];
  }
  const tool = TOOLS[after.tool] ?? 'brush';
  if (tool === 'brush') {
    return [say(MANDALA_TEXTS.sayUp(after.history.done.length, copiesOf(after)))];
  }
  const last = lastPoint(after.history.done.at(-1)?.points ?? []);
  const hz = hzAt(Math.hypot(last?.x ?? 0, last?.y ?? 0)) * 2;
  const caption = MANDALA_TEXTS.captionStamp;
  return [
    { type: 'note', voice: 'bell', hz, seconds: 2, loudness: 0.34, caption },
    { type: 'touch', ms: 10 },
    say(MANDALA_TEXTS.sayStamp(tool, copiesOf(after))),
  ];
}

function curveCues(before: MandalaState, after: MandalaState): Cue[] {
  if (after.reached === before.reached) return [];
  const newly = after.reached.findIndex(
    (places, at) => isWhole(places) && !isWhole(before.reached[at]),
  );
  if (newly < 0) return [];
  const hz = hzAt(after.curves[newly]?.radius ?? 200);
  const left = after.reached.filter((places) => !isWhole(places)).length;
  return [
    {
      type: 'note',
      voice: 'bell',
      hz: [hz, hz * 1.5, hz * 2],
      seconds: 3,
      loudness: 0.5,
      caption: MANDALA_TEXTS.captionCurve,
    },
    { type: 'touch', ms: 20 },
    say(MANDALA_TEXTS.sayCurve(left)),
  ];
}

function endCues(before: MandalaState, after: MandalaState): Cue[] {
  if (before.ending || !after.ending || after.ending.kept) return [];
  const caption = MANDALA_TEXTS.captionBlow;
  return [
    { type: 'tone', fromHz: 420, toHz: 130, seconds: 3.6, caption },
    say(MANDALA_TEXTS.sayBlow),
  ];
}
