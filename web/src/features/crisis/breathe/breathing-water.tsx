import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { CRISIS_TEXTS } from '../texts.ts';

const { breathe } = CRISIS_TEXTS.moment;

/** Four in, six out, drawn by CSS alone. Where motion is unwelcome, words and a still drawing. */
export function BreathingWater() {
  return (
    <div className="flex flex-col items-center text-center">
      <svg
        viewBox="0 0 240 240"
        className="breath size-60 max-w-full"
        aria-hidden="true"
        fill="none"
      >
        <circle className="breath-far" cx="120" cy="120" r="112" fill="var(--surface-2)" />
        <circle className="breath-near" cx="120" cy="120" r="112" fill="var(--primary-soft)" />
        <circle cx="120" cy="120" r="112" stroke="var(--primary)" strokeWidth="2" opacity=".5" />
        <g
          transform="translate(66 62) scale(.9)"
          stroke="var(--nilo-line)"
          strokeWidth="2.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <Nilo emotion="calm" />
        </g>
      </svg>
      <p aria-hidden="true" className="breath-words mt-3 grid font-title text-xl font-semibold">
        <span className="breath-in">{breathe.in}</span>
        <span className="breath-out">{breathe.out}</span>
      </p>
      <p className="breath-moving mt-1 text-ink-soft">{breathe.moving}</p>
      <p className="breath-still mt-1">{breathe.still}</p>
    </div>
  );
}
