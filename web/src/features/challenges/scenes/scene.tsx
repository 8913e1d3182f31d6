import type { ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { SCENE_COLOURS } from './colours.ts';
import { GateScene, WateringScene, LanternsScene, RootsScene } from './among-people.tsx';
import { BranchScene, CascadeScene, LighthouseScene, KiteScene } from './inside.tsx';
import { HammockScene, MoonScene, SillScene, WindowScene } from './nights.tsx';
import { BoatsScene, MeadowScene, ShelfScene, SproutScene } from './days.tsx';

const SCENES: Readonly<Record<string, () => ReactNode>> = {
  'start-small': SproutScene,
  'sleep-better': MoonScene,
  'people-again': BoatsScene,
  'anxiety-steps': LighthouseScene,
  'kind-body': MeadowScene,
  'rest-on-purpose': HammockScene,
  'kinder-voice': BranchScene,
  'saying-no': GateScene,
  'gentle-order': ShelfScene,
  'slow-mornings': SillScene,
  'less-screen': WindowScene,
  'small-joys': KiteScene,
  'anger-channel': CascadeScene,
  'grief-company': LanternsScene,
  'caring-for-others': WateringScene,
  'new-place': RootsScene,
};

export const hasScene = (packId: string) => Object.hasOwn(SCENES, packId);

/** What a pack looks like: 192 × 96, a pen of two and a half. Decorative: its title stands beside it. */
export function PackScene({ packId, className }: { packId: string; className?: string }) {
  const Drawn = SCENES[packId];
  return (
    <svg
      viewBox="0 0 192 96"
      preserveAspectRatio="xMidYMid slice"
      style={SCENE_COLOURS}
      className={classNames('bg-(--scene-sky)', className)}
      fill="none"
      stroke="var(--scene-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {Drawn && <Drawn />}
    </svg>
  );
}
