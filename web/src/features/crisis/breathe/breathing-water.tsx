import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { BREATHE_TEXTS as TEXTS } from './texts.ts';
import './breathing-water.css';

/**
 * Four in, six out, drawn by CSS alone; Nilo breathes along. Where motion is unwelcome, words and a
 * still drawing.
 */
export function BreathingWater({ large = false }: { large?: boolean }) {
  return (
    <div className="flex flex-col items-center text-center">
      <svg
        viewBox="0 0 240 240"
        className={classNames('max-w-full', large ? 'size-[min(21rem,45svh)]' : 'size-60')}
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
          <g className="breath-nilo">
            <Nilo emotion="calm" />
          </g>
        </g>
      </svg>
      <p aria-hidden="true" className="breath-words mt-3 grid font-title text-xl font-semibold">
        <span className="breath-in">{TEXTS.in}</span>
        <span className="breath-out">{TEXTS.out}</span>
      </p>
      <p className="breath-moving mt-1 text-ink-soft">{TEXTS.moving}</p>
      <p className="breath-still mt-1">{TEXTS.still}</p>
    </div>
  );
}
