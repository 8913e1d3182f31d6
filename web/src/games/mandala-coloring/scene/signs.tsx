import type { Reach } from '../drawing/fills.ts';
import type { Finish } from '../drawing/paint.ts';

const SIGN = 'size-7';
const DISC = 'M14 4a10 10 0 1 0 .1 0Z';

/** A disc as it looks with a finish. */
export function FinishSign({ finish }: { finish: Finish }) {
  return (
    <svg viewBox="0 0 28 28" className={SIGN} aria-hidden="true">
      <path d={DISC} fill="var(--hand)" stroke="currentColor" strokeWidth="1.6" />
      {finish === 'light' && (
        <path
          d="M14 6.5a7.5 7.5 0 0 1 6 5c-3-2-9-2-12 0a7.5 7.5 0 0 1 6-5Z"
          fill="#fff"
          opacity=".8"
        />
      )}
      {finish === 'dots' && (
        <path
          d="M10 10h.01M18 10h.01M14 14h.01M10 18h.01M18 18h.01"
          stroke="var(--on-hand)"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      )}
      {finish === 'lines' && (
        <path
          d="M7.5 16 16 7.5M9 20.5 20.5 9M13 22.5 22 13.5"
          stroke="var(--on-hand)"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}

/** Six petals: one, all, or every other of them filled. */
export function ReachSign({ reach }: { reach: Reach }) {
  return (
    <svg viewBox="-14 -14 28 28" className={SIGN} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((petal) => {
        const isFilled = reach === 'round' || (reach === 'one' ? petal === 0 : petal % 2 === 0);
        return (
          <path
            key={petal}
            d="M0-3.5C-4-7-3-10.5 0-13 3-10.5 4-7 0-3.5Z"
            transform={`rotate(${petal * 60})`}
            fill={isFilled ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.4"
          />
        );
      })}
    </svg>
  );
}

/** A rubber. */
export function BareSign() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        d="M9 19.5 4 14.5l9-9.5 6.5 6-8 8.5H9ZM8.5 9.800l6.5 6M15 19.5h5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
