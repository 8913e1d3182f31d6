import type { Look, Mood } from '../../kit/people/look.ts';
import { Person } from '../../kit/people/person.tsx';
import { OPENNESS } from '../openness.ts';
import type { Backdrop } from '../vignette.ts';
import { BackdropPicture } from './backdrop.tsx';
import { ROOM_COLOURS } from './colours.ts';

interface TalkSceneProps {
  place: Backdrop;
  look: Look | undefined;
  mood: Mood;
  openness: number;
  still: boolean;
  className?: string;
}

/** Half the way between the boats, at their furthest and at their nearest. */
const FAR = 132;
const NEAR = 25;

/** Somebody in a place, and in front of them two boats that drift as far apart as the talk is. */
export function TalkScene({ place, look, mood, openness, still, className }: TalkSceneProps) {
  const share = openness / OPENNESS.most;
  const apart = FAR - share * (FAR - NEAR);
  const drift = still ? undefined : 'transform 900ms var(--ease-in-out)';
  return (
    <svg
      viewBox="0 0 360 170"
      preserveAspectRatio="xMidYMid meet"
      style={ROOM_COLOURS}
      className={className}
      aria-hidden="true"
    >
      <BackdropPicture place={place} />
      {look ? <Person look={look} mood={mood} at="translate(120 6)" /> : <Reflection />}
      <path
        d="M-500 130q15 -5 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V300H-500Z"
        fill="var(--water)"
      />
      <path
        d="M30 158q10 -4 20 0t20 0M150 164q10 -4 20 0t20 0M290 160q10 -4 20 0t20 0"
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
    </svg>
  );
}

function Boat({ sail }: { sail: string }) {
  return (
    <g stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
      <path d="M0 136V108L16 132Z" fill={sail} />
      <path d="M-20 138H20Q16 150 8 150H-10Q-18 150 -20 138Z" fill="var(--boat)" />
    </g>
  );
}

/** Who one is to oneself: a face in the water at night. */
function Reflection() {
  return (
    <g
      stroke="var(--light)"
      strokeWidth="2.5"
      strokeLinecap="round"
      fill="none"
      strokeDasharray="7 6"
    >
      <path
        d="M134 132C136 106 152 102 168 98V88C156 80 154 66 156 54C158 38 168 30 180 30S202 38 204 54C206 66 204 80 192 88V98C208 102 224 106 226 132"
        fill="var(--sky)"
        fillOpacity=".3"
      />
      <path d="M168 60h6M186 60h6M172 76q8 5 16 0" strokeDasharray="none" />
    </g>
  );
}
