import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { type Outfit, useWorn } from '#web/ui/mascot/worn.ts';
import { Find } from './finds.tsx';
import { type Motion, STEP_LEFT, STEP_RIGHT, useMotion } from './moving.tsx';

interface WalkerProps {
  /** What is in the paws. */
  held: readonly number[];
  isWalking: boolean;
  hasArrived: boolean;
}

/** Where things lie in the arms, the first one in the middle. */
const PLACES = [
  [60, 87],
  [47, 88],
  [73, 88],
  [53.5, 98],
  [66.5, 98],
  [60, 77],
] as const;

/** Nilo on two feet, looking where he goes, with what he found in his arms. */
export function Walker({ held, isWalking, hasArrived }: WalkerProps) {
  const everywhere = useWorn();
  const outfit: Outfit = (pose) => {
    const look = everywhere?.(pose) ?? { pose };
    const arms = held.length > 0 ? ({ left: 'hold', right: 'hold' } as const) : {};
    return {
      ...look,
      pose: { ...look.pose, ...arms, eyes: hasArrived ? 'arch' : 'aside', mouth: 'smile' },
      front: (
        <>
          {look.front}
          {held.map((find, at) => {
            const [x, y] = PLACES[at] ?? PLACES[0];
            return (
              <g key={find} transform={`translate(${x - 9} ${y - 9}) scale(0.75)`}>
                <Find find={find} />
              </g>
            );
          })}
        </>
      ),
    };
  };
  return (
    <svg
      viewBox="14 16 104 114"
      className="block w-full"
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Leg x={45} motion={isWalking ? STEP_LEFT : null} />
      <Leg x={73} motion={isWalking ? STEP_RIGHT : null} />
      <Nilo emotion="neutral" water={false} outfit={outfit} />
    </svg>
  );
}

function Leg({ x, motion }: { x: number; motion: Motion | null }) {
  const place = useMotion<SVGGElement>(motion);
  return (
    <g ref={place} style={{ transformOrigin: `${x}px 102px` }}>
      <path d={`M${x} 102v17`} stroke="var(--nilo-line)" strokeWidth="16" />
      <path d={`M${x} 102v17`} stroke="var(--nilo-fur)" strokeWidth="11.8" />
      <ellipse cx={x + 5} cy="123" rx="12" ry="5" fill="var(--nilo-fur)" />
    </g>
  );
}
