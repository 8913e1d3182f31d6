import type { Cue } from '../contract.ts';
import { mandalaOf } from './drawing/cells.ts';
import { BARE } from './drawing/paint.ts';
import { type ColoringState, fillsNow, noticeOf } from './rules.ts';
import { COLORING_TEXTS } from './texts.ts';

/** A scale of five tones over two octaves: whatever follows whatever sounds well. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const LOWEST_HZ = 196;

/** Low in the middle, high at the hem. */
function hzOf(row: number): number {
  return LOWEST_HZ * 2 ** ((SCALE[Math.min(row, SCALE.length - 1)] ?? 0) / 12);
}

/** A drop for a piece, a chord for a round, a bell for a whole row, bells for a whole sheet; and the notices. */
export function coloringCues(before: ColoringState, after: ColoringState): readonly Cue[] {
  const notice = noticeOf(after);
  const cues: Cue[] =
    notice !== null && noticeOf(before) === null ? [{ type: 'say', text: notice }] : [];
  if (before.history === after.history) return cues;
  const isTakenBack = after.history.undone.length > before.history.undone.length;
  if (isTakenBack) {
    return [...cues, wood(), { type: 'say', text: COLORING_TEXTS.sayUndone }];
  }
  return [...cues, ...fillCues(before, after)];
}

function wood(): Cue {
  return {
    type: 'note',
    voice: 'wood',
    hz: 165,
    seconds: 0.25,
    loudness: 0.3,
    caption: COLORING_TEXTS.captionUndo,
  };
}

/** A chord from the middle to the hem, once: nothing is bare any more. */
function bells(): Cue {
  return {
    type: 'note',
    voice: 'bell',
    hz: [0, 3, 5, 8].map((row) => hzOf(row) * 2),
    seconds: 4.5,
    loudness: 0.34,
    caption: COLORING_TEXTS.captionWhole,
  };
}

function fillCues(before: ColoringState, after: ColoringState): Cue[] {
  const mark = after.history.done.at(-1);
  if (!mark) return [];
  const [number, paint] = mark;
  const { cells, rows } = mandalaOf(after.plan);
  const cell = cells[number];
  const row = cell && rows[cell.row];
  if (!row) return [];
  const was = fillsNow(before);
  const now = fillsNow(after);
  const count = now.filter((one, at) => one !== was[at]).length;
  const isWhole = (fills: typeof now) => row.cells.every((at) => fills[at] !== BARE);
  const hz = hzOf(cell.row);
  const touch: Cue = { type: 'touch', ms: 8 };
  const said = COLORING_TEXTS.sayFilled(row.name, count, paint);
  if (paint === BARE) return [wood(), touch, { type: 'say', text: said }];
  const isAllWhole = before.wholeAtMs !== after.wholeAtMs;
  const isNewlyWhole = row.cells.length > 1 && isWhole(now) && !isWhole(was);
  const sound: Cue =
    count > 1
      ? {
          type: 'note',
          voice: 'drop',
          hz: [hz, hz * 1.25, hz * 1.5],
          seconds: 1.4,
          loudness: 0.5,
          caption: COLORING_TEXTS.captionRound,
        }
      : {
          type: 'note',
          voice: 'drop',
          hz,
          seconds: 0.6,
          loudness: 0.42,
          caption: COLORING_TEXTS.captionFill,
        };
  const bell: Cue = {
    type: 'note',
    voice: 'bell',
    hz: hz * 2,
    seconds: 2.2,
    loudness: 0.3,
    caption: COLORING_TEXTS.captionRow,
  };
  return [
    sound,
    touch,
    ...(isAllWhole ? [bells()] : isNewlyWhole ? [bell] : []),
    {
      type: 'say',
      text: isAllWhole
        ? `${said}. ${COLORING_TEXTS.sayWhole}`
        : isNewlyWhole && count === 1
          ? `${said}. ${COLORING_TEXTS.sayRow(row.name)}`
          : said,
    },
  ];
}
