import type { ReactNode } from 'react';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { Landscape } from './landscape.tsx';
import './scene.css';

/** How the water is: calm, with waves, low, in flood. Four pictures of how a person arrives. */
export type Water = 'calm' | 'waves' | 'low' | 'flood';

interface RiverProps {
  water: Water;
  emotion: MascotEmotion;
  children: ReactNode;
}

/** The living scene: sky by the hour, water by the last check-in, Nilo in the middle of it. */
export function River({ water, emotion, children }: RiverProps) {
  return (
    <section className="river" data-water={water}>
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
              transform="translate(636 298) scale(1.4)"
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
