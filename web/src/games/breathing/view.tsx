import type { ViewProps } from '../contract.ts';
import { PressPad } from '../kit/press/press-pad.tsx';
import { PanicView } from './scene/panic-view.tsx';
import { RiverView } from './scene/river-view.tsx';
import {
  type BreathingAction,
  type BreathingState,
  breathMoment,
  isOnOwn,
  ownTime,
  SETTLE_MS,
} from './rules.ts';
import { OWN_WORDS_MS } from './scene/dusk.tsx';
import { SCENE_COLOURS } from './scene/scene-colours.ts';
import { StillView } from './scene/still-view.tsx';
import { BREATHING_TEXTS, minutesLeft, PHASE_TEXTS } from './texts.ts';

const LITTLE_LEFT_MS = 30_000;

export function BreathingView(props: ViewProps<BreathingState, BreathingAction>) {
  const { state, send, reducedMotion } = props;
  if (state.mode === 'panic') return <PanicView state={state} still={reducedMotion} />;
  const scene = (
    <>
      {reducedMotion ? <StillView state={state} /> : <RiverView state={state} />}
      {isOnOwn(state) ? <OwnWords state={state} /> : <Words state={state} />}
    </>
  );
  const frame = 'relative block size-full overflow-hidden rounded-card text-ink';
  return (
    <div style={SCENE_COLOURS} className="size-full">
      {state.mode === 'hold' ? (
        <PressPad
          label={BREATHING_TEXTS.pad}
          className={frame}
          onPress={() => send({ type: 'inhale' })}
          onRelease={() => send({ type: 'exhale' })}
        >
          {scene}
        </PressPad>
      ) : (
        <div className={frame}>{scene}</div>
      )}
    </div>
  );
}

const WORDS =
  'pointer-events-none absolute inset-x-0 top-0 flex flex-col items-center px-4 pt-3 text-center';

/** The word of the moment and its seconds. */
function Words({ state }: { state: BreathingState }) {
  const moment = breathMoment(state);
  const leftMs = Math.max(0, state.totalMs - Math.max(0, state.elapsedMs - SETTLE_MS));
  const settle = state.mode === 'hold' ? BREATHING_TEXTS.settleHold : BREATHING_TEXTS.settle;
  const hasNotBegun =
    state.mode === 'hold' && moment?.phase.kind === 'inhale' && state.air === 0 && !state.pressing;
  return (
    <div className={WORDS}>
      <p className="self-end text-sm text-ink-soft">{leftText(leftMs)}</p>
      <p className="font-title text-2xl font-semibold">
        {moment ? PHASE_TEXTS[moment.phase.kind] : settle}
      </p>
      <p aria-hidden="true" className="text-2xl tabular-nums">
        {moment ? moment.secondsLeft : ' '}
      </p>
      {hasNotBegun && <p className="font-semibold">{BREATHING_TEXTS.holdOn}</p>}
    </div>
  );
}

/** Said once, where the guide goes: no clock and no hint after it. It is gone before it gets dark. */
function OwnWords({ state }: { state: BreathingState }) {
  return (
    <div
      className={`${WORDS} transition-opacity duration-240`}
      style={{ opacity: ownTime(state).ms < OWN_WORDS_MS ? 1 : 0 }}
    >
      <p className="text-sm" aria-hidden="true">
        &nbsp;
      </p>
      <p className="font-title text-2xl font-semibold">{BREATHING_TEXTS.onYourOwn}</p>
      <p>{BREATHING_TEXTS.followed}</p>
    </div>
  );
}

/** In whole minutes: a second clock that runs would only hurry. */
function leftText(ms: number): string {
  return ms < LITTLE_LEFT_MS
    ? BREATHING_TEXTS.littleLeft
    : minutesLeft(Math.max(1, Math.ceil(ms / 60_000)));
}
