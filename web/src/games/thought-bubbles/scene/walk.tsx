import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { valueOf, wordsOf } from '../rules.ts';
import type { ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { STRIDES } from '../visits.ts';
import { Current } from './current.tsx';
import { Leaf } from './leaf.tsx';
import { BOB, Moving, WADDLE } from './moving.tsx';

/** Nilo walks along the bank towards what matters, and the thought comes down the river with him. */
export function Walk({ state, still }: { state: ThoughtsState; still: boolean }) {
  const share = state.strides / STRIDES;
  const at = {
    transform: `translateX(${(share * 100).toFixed(1)}%)`,
    transition: still ? undefined : 'transform 1.4s ease-in-out',
  };
  return (
    <section
      aria-label={THOUGHT_TEXTS.scene}
      className="thought-walk relative flex flex-col items-center justify-start overflow-hidden rounded-card px-4 pt-10"
    >
      <Current still={still} />
      <Moving motion={still ? null : BOB} className="relative block w-full max-w-sm">
        <Leaf small>{wordsOf(state)}</Leaf>
      </Moving>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-36">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d="M0 46C22 34 40 48 62 42S90 36 100 40V100H0Z" fill="var(--near-bank)" />
          <path
            d="M0 76C26 70 44 80 66 75S90 72 100 74"
            fill="none"
            stroke="var(--path)"
            strokeWidth="16"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Goal value={valueOf(state)} />
        <div className="thought-walker absolute">
          <div style={at}>
            <Moving
              key={state.strides}
              motion={still || state.strides === 0 ? null : WADDLE}
              className="block w-16 origin-bottom"
            >
              <Walker />
            </Moving>
          </div>
        </div>
      </div>
      <p className="sr-only">{THOUGHT_TEXTS.carry(valueOf(state))}</p>
    </section>
  );
}

function Walker() {
  return (
    <svg
      viewBox="14 16 104 102"
      className="w-16"
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Nilo emotion="calm" water={false} />
      <g fill="var(--nilo-fur)">
        <ellipse cx="44" cy="110" rx="13" ry="5.5" />
        <ellipse cx="77" cy="110" rx="13" ry="5.5" />
      </g>
    </svg>
  );
}

/** What matters, on a sign at the end of the path. */
function Goal({ value }: { value: string }) {
  return (
    <div className="thought-goal absolute right-3 flex w-28 flex-col items-center">
      <p className="thought-sign max-w-full rounded-control border-2 bg-(--cloud) px-2 py-1.5 text-center text-sm leading-tight font-semibold hyphens-auto">
        {value}
      </p>
      <span className="thought-post h-8" />
    </div>
  );
}
