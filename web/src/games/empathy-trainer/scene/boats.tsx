import { OPENNESS } from '../openness.ts';
import { ROOM_COLOURS } from './colours.ts';

interface BoatsProps {
  openness: number;
  still: boolean;
}

/** Half the way between the boats, at their furthest and at their nearest. */
const FAR = 150;
const NEAR = 25;

/** A strip of water beside the words: two boats, as far apart as the talk is. */
export function Boats(props: BoatsProps) {
  return (
    <svg
      viewBox="0 0 360 56"
      style={ROOM_COLOURS}
      className="h-16 w-full rounded-card bg-surface-2"
      aria-hidden="true"
    >
      <BoatsOnWater {...props} />
    </svg>
  );
}

/** 56 high, going on beyond the middle 360 px. */
export function BoatsOnWater({ openness, still }: BoatsProps) {
  const apart = FAR - (openness / OPENNESS.most) * (FAR - NEAR);
  const drift = still ? undefined : 'transform 900ms var(--ease-in-out)';
  return (
    <>
      <path d={`M-900 36q15 -5 30 0${'t30 0'.repeat(71)}V300H-900Z`} fill="var(--water)" />
      <path
        d="M60 50q10 -4 20 0t20 0M170 48q10 -4 20 0t20 0M270 51q10 -4 20 0t20 0"
        fill="none"
        stroke="var(--ripple)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g style={{ transform: `translateX(${180 - apart}px)`, transition: drift }}>
        <Boat sail="var(--light)" />
      </g>
      <g style={{ transform: `translateX(${180 + apart}px) scaleX(-1)`, transition: drift }}>
        <Boat sail="var(--thing)" />
      </g>
    </>
  );
}

function Boat({ sail }: { sail: string }) {
  return (
    <g stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
      <path d="M0 34V6L16 30Z" fill={sail} />
      <path d="M-20 36H20Q16 48 8 48H-10Q-18 48 -20 36Z" fill="var(--boat)" />
    </g>
  );
}
