import { type BreathingState, breathMoment, guideAir } from '../rules.ts';
import { BREATHING_TEXTS, PANIC_LINES, PHASE_TEXTS } from '../texts.ts';
import { heightOf } from './current.ts';
import { chestOf, NiloBreathing } from './nilo-breathing.tsx';
import { Layer, Picture, Stage } from './scene.tsx';
import { SCENE_COLOURS } from './scene-colours.ts';

interface PanicViewProps {
  state: BreathingState;
  still: boolean;
}

const VIEW_BOX = '-160 -160 320 320';
/** As large as it becomes: smaller, it stays sharp. */
const FULL = 152;
const EMPTY = 84;
const STILL = 130;

// Elements that never change: React passes over them, and the browser keeps their pixels.
const RING = (
  <Picture viewBox={VIEW_BOX}>
    <circle r="154" fill="none" stroke="var(--drop)" strokeWidth="2" strokeDasharray="2 10" />
  </Picture>
);
const DROP = (
  <Picture viewBox={VIEW_BOX}>
    <circle r={FULL} fill="var(--drop)" />
  </Picture>
);
const GLINT = (
  <Picture viewBox={VIEW_BOX}>
    <path
      d={`M${-FULL * 0.55} ${-FULL * 0.38}C${-FULL * 0.4} ${-FULL * 0.62} ${-FULL * 0.15} ${-FULL * 0.72} ${FULL * 0.05} ${-FULL * 0.7}`}
      fill="none"
      stroke="var(--water-light)"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </Picture>
);
const nilo = (blows: boolean) => (
  <Picture viewBox={VIEW_BOX}>
    <NiloBreathing x={0} y={64} size={0.95} blows={blows} />
  </Picture>
);
const NILO = { in: nilo(false), out: nilo(true) } as const;

/** One large drop, one word, one sentence, and a link to other help. No interaction is needed. */
export function PanicView({ state, still }: PanicViewProps) {
  const moment = breathMoment(state);
  const air = moment ? heightOf(guideAir(moment)) : 0;
  const size = `scale(${((still ? STILL : EMPTY + air * (FULL - EMPTY)) / FULL).toFixed(4)})`;
  return (
    <div
      style={SCENE_COLOURS}
      className="flex h-full flex-col overflow-hidden rounded-card bg-(--sky) text-center"
    >
      <p className="flex min-h-24 items-center justify-center px-5 pt-5 font-title text-2xl font-semibold text-balance">
        {moment ? PANIC_LINES[moment.round % PANIC_LINES.length] : BREATHING_TEXTS.settle}
      </p>
      <div className="relative min-h-0 flex-1">
        <Stage width={320} height={320}>
          {RING}
          <Layer turned={size} opacity={still ? 0.35 + air * 0.65 : 1}>
            {DROP}
          </Layer>
          <Layer turned={chestOf(still ? 0 : air)} about={[160, 224]}>
            {moment?.phase.kind === 'exhale' ? NILO.out : NILO.in}
          </Layer>
          <Layer turned={size}>{GLINT}</Layer>
        </Stage>
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
