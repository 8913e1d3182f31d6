import { useEffect, useRef } from 'react';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { stepsMade } from '../river/crossing.ts';
import type { PresentState } from '../river/state.ts';
import { stonePlaces } from './stone-places.ts';

const HOP_MS = 260;
const HOP_UP = 30;
const SIZE = 0.72;
const BANKS = { from: { x: 26, y: 432 }, to: { x: 336, y: 432 } } as const;

/** At the end Nilo goes over the stones of what was here, to the other side. */
export function NiloCrossing({ state, still }: { state: PresentState; still: boolean }) {
  const places = stonePlaces(state.level, state.stones).filter(({ stone }) => stone.to === 'now');
  const made = stepsMade(state);
  const { x, y } = [BANKS.from, ...places][made] ?? BANKS.to;
  const hopper = useRef<SVGGElement>(null);
  useEffect(() => {
    if (made === 0 || still) return;
    const up = [{ transform: 'none' }, { transform: `translateY(-${HOP_UP}px)` }];
    hopper.current?.animate?.([...up, { transform: 'none' }], {
      duration: HOP_MS,
      easing: 'ease-in-out',
    });
  }, [made, still]);
  return (
    <svg
      viewBox="0 0 360 520"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g
        style={{
          transform: `translate(${x}px, ${y}px)`,
          transition: still ? undefined : `transform ${HOP_MS}ms ease-in-out`,
        }}
      >
        <g ref={hopper}>
          <g transform={`scale(${SIZE}) translate(-60 -106)`}>
            <Nilo emotion={x === BANKS.to.x ? 'happy' : 'neutral'} water={false} />
          </g>
        </g>
      </g>
    </svg>
  );
}
