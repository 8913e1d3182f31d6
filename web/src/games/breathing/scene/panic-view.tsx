import { heightOf } from './current.ts';
import { type BreathingState, breathMoment, guideAir } from '../rules.ts';
import { NiloBreathing } from './nilo-breathing.tsx';
import { SCENE_COLOURS } from './scene-colours.ts';
import { BREATHING_TEXTS, PANIC_LINES, PHASE_TEXTS } from '../texts.ts';

interface PanicViewProps {
  state: BreathingState;
  still: boolean;
}

/** One large drop, one word, one sentence, and a link to other help. No interaction is needed. */
export function PanicView({ state, still }: PanicViewProps) {
  const moment = breathMoment(state);
  const air = moment ? heightOf(guideAir(moment)) : 0;
  const radius = still ? 130 : 84 + air * 68;
  return (
    <div
      style={SCENE_COLOURS}
      className="flex h-full flex-col overflow-hidden rounded-card bg-(--sky) text-center"
    >
      <p className="flex min-h-24 items-center justify-center px-5 pt-5 font-title text-2xl font-semibold text-balance">
        {moment ? PANIC_LINES[moment.round % PANIC_LINES.length] : BREATHING_TEXTS.settle}
      </p>
      <div className="relative min-h-0 flex-1">
        <svg viewBox="-160 -160 320 320" className="size-full" aria-hidden="true">
          <circle r="154" fill="none" stroke="var(--drop)" strokeWidth="2" strokeDasharray="2 10" />
          <circle r={radius} fill="var(--drop)" opacity={still ? 0.35 + air * 0.65 : 1} />
          <NiloBreathing x={0} y={64} size={0.95} breath={still ? 0 : air} />
          <path
            d={`M${-radius * 0.55} ${-radius * 0.38}C${-radius * 0.4} ${-radius * 0.62} ${-radius * 0.15} ${-radius * 0.72} ${radius * 0.05} ${-radius * 0.7}`}
            fill="none"
            stroke="var(--water-light)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <p className="flex min-h-24 flex-col justify-center text-4xl font-semibold">
        {moment && PHASE_TEXTS[moment.phase.kind]}
        <span className="text-2xl text-ink-soft tabular-nums" aria-hidden="true">
          {moment?.secondsLeft}
        </span>
      </p>
      <a
        href="/crisis-moment"
        className="m-4 inline-flex min-h-13 items-center justify-center rounded-control bg-help px-6 text-lg font-semibold text-help-ink"
      >
        {BREATHING_TEXTS.exit}
      </a>
    </div>
  );
}
