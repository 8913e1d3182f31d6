import { classNames } from '#web/ui/styles/class-names.ts';
import type { LessonPicture, PictureId } from '../lesson/lesson.ts';
import type { Drawing } from './drawing.ts';
import { Curve, SleepPressure, Tide, TwoCurves } from './over-time.tsx';
import { Circle } from './round.tsx';
import { BelowWater, Glass, Ripples, Wave } from './water.tsx';
import { Balance, Bridge, Ladder, Lantern, TwoRoads } from './ways.tsx';

const DRAWINGS: Record<PictureId, Drawing> = {
  curve: Curve,
  'two-curves': TwoCurves,
  circle: Circle,
  balance: Balance,
  ladder: Ladder,
  'two-roads': TwoRoads,
  'sleep-pressure': SleepPressure,
  wave: Wave,
  ripples: Ripples,
  'below-water': BelowWater,
  glass: Glass,
  bridge: Bridge,
  lantern: Lantern,
  tide: Tide,
};

/** Drawn without words, where a lesson is only announced. */
const BARE: Partial<Record<PictureId, readonly string[]>> = {
  circle: ['', '', ''],
  ladder: ['', ' ', '  ', '   '],
  glass: ['', ' ', '  '],
};

interface PictureProps {
  id: PictureId;
  labels?: readonly string[];
  className?: string;
}

/** The lines of all drawings are the same; what they mean stands in the caption. */
export function LessonDrawing({ id, labels = BARE[id] ?? [], className }: PictureProps) {
  const Parts = DRAWINGS[id];
  const said = labels.map((label) => label.trim()).filter(Boolean);
  return (
    <svg
      viewBox="0 0 320 200"
      className={classNames('text-primary', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(said.length > 0
        ? { role: 'img', 'aria-label': said.join(', ') }
        : { 'aria-hidden': true })}
    >
      <Parts labels={labels} />
    </svg>
  );
}

/** The drawing of a lesson with what it explains. */
export function LessonFigure({ picture }: { picture: LessonPicture }) {
  return (
    <figure className="my-2 flex flex-col gap-3 rounded-card border border-line bg-surface px-2 py-4 md:p-6">
      <LessonDrawing
        id={picture.id}
        labels={picture.labels}
        className="mx-auto w-full max-w-md overflow-visible"
      />
      <figcaption className="text-center text-balance text-ink-soft">{picture.caption}</figcaption>
    </figure>
  );
}
