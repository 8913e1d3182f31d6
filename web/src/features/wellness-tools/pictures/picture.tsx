import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { PictureId } from '../contract.ts';
import { BodyPicture, BreathPicture, MusclePicture, StonesPicture, WaterPicture } from './body.tsx';
import { CupPicture, LampPicture, LanternsPicture, LetterPicture, PlacePicture } from './home.tsx';
import { BellPicture, MirrorPicture, MoonPicture, RainPicture, WavePicture } from './quiet.tsx';
import { CompassPicture, DrawerPicture, LeavesPicture, ScalePicture } from './thought.tsx';
import { PathPicture, StepPicture, StretchPicture, TurnPicture } from './way.tsx';

/** Two tones and one light, by day and by night; `line` is the pen. */
const COLOURS: CSSProperties = {
  '--pic-ground': 'light-dark(oklch(0.945 0.025 200), oklch(0.285 0.035 236))',
  '--pic-far': 'light-dark(oklch(0.87 0.045 200), oklch(0.36 0.045 230))',
  '--pic-near': 'light-dark(oklch(0.76 0.06 208), oklch(0.46 0.06 220))',
  '--pic-light': 'light-dark(oklch(0.88 0.095 82), oklch(0.84 0.1 82))',
  '--pic-paper': 'light-dark(oklch(0.99 0.008 90), oklch(0.9 0.02 90))',
  '--pic-line': 'light-dark(oklch(0.34 0.05 232), oklch(0.93 0.015 210))',
  // On paper and on light, which stay bright by night.
  '--pic-ink': 'oklch(0.34 0.05 232)',
};

const PICTURES: Record<PictureId, () => ReactNode> = {
  stones: StonesPicture,
  water: WaterPicture,
  breath: BreathPicture,
  muscle: MusclePicture,
  body: BodyPicture,
  place: PlacePicture,
  wave: WavePicture,
  drawer: DrawerPicture,
  scale: ScalePicture,
  leaves: LeavesPicture,
  mirror: MirrorPicture,
  letter: LetterPicture,
  cup: CupPicture,
  compass: CompassPicture,
  step: StepPicture,
  turn: TurnPicture,
  moon: MoonPicture,
  lamp: LampPicture,
  stretch: StretchPicture,
  lanterns: LanternsPicture,
  bell: BellPicture,
  rain: RainPicture,
  path: PathPicture,
};

/** The drawing of a tool, without its ground: 96 × 72, drawn with a pen of two and a half. */
export function Drawing({ id }: { id: PictureId }) {
  const Picture = PICTURES[id];
  return (
    <g
      fill="none"
      stroke="var(--pic-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Picture />
    </g>
  );
}

/** A drawing on its ground. Decorative: what it shows is said beside it. */
export function ToolPicture({ id, className }: { id: PictureId; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 72"
      preserveAspectRatio="xMidYMid slice"
      style={COLOURS}
      className={classNames('bg-(--pic-ground)', className)}
      aria-hidden="true"
    >
      <Drawing id={id} />
    </svg>
  );
}

export { COLOURS as PICTURE_COLOURS };
