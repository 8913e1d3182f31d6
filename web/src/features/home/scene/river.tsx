import type { ReactNode } from 'react';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { Landscape } from './landscape.tsx';
import './scene.css';

/** How a person arrives, as water: calm, with waves, low, in flood. */
export type Water = 'calm' | 'waves' | 'low' | 'flood';

/** What the river may look like; `bright` is light on the water, which nobody is asked for. */
export type RiverWater = Water | 'bright';

interface RiverProps {
  water: RiverWater;
  emotion: MascotEmotion;
  /** The scene is lower than the screen: Nilo comes nearer, so that he is as large as in a tall one. */
  near?: boolean;
  children: ReactNode;
}

/** The living scene: sky by the hour, water by the last check-in, Nilo in the middle of it. */
export function River({ water, emotion, near = false, children }: RiverProps) {
  return (
    <section className="river" data-water={water} data-near={near || undefined}>
      <svg
        className="landscape"
        viewBox="0 0 1440 620"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Landscape>
          <g className="afloat">
            <g
              transform={near ? 'translate(582 201) scale(2.3)' : 'translate(636 298) scale(1.4)'}
              stroke="var(--nilo-line)"
              strokeWidth="2.1"
            >
              <Nilo emotion={emotion} water={false} />
            </g>
          </g>
        </Landscape>
      </svg>
      {children}
    </section>
  );
}
