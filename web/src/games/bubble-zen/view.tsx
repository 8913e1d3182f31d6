import { useCallback, useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ViewProps } from '../contract.ts';
import { ArcadeStage } from '../kit/arcade-loop/arcade-stage.tsx';
import type { Pen } from '../kit/arcade-loop/pen.ts';
import { breathNow, guideOf } from './pace.ts';
import { type Bubble, type BubblesAction, type BubblesState, isRipe } from './rules.ts';
import { placesOf, stillPlaceOf } from './scene/bubble-places.ts';
import { drawPond } from './scene/draw-pond.ts';
import { Pond } from './scene/pond.tsx';
import { POND_COLOURS } from './scene/pond-colours.ts';
import { usePondTouch } from './scene/use-pond-touch.ts';
import { slotOf } from './free.ts';
import { reachOf, WORLD } from './shapes.ts';
import { BUBBLE_TEXTS } from './texts.ts';

/** The same element at every tick: it is never looked at again. */
const GROUND = <Pond />;
const stillPlaces = (state: BubblesState) => state.bubbles.map(stillPlaceOf);

export function BubblesView(props: ViewProps<BubblesState, BubblesAction>) {
  const { state, send, reducedMotion: still, quiet = false, aheadMs } = props;
  // A hand that was there when the game was put away is not there now.
  const held = state.blowing !== null;
  useEffect(() => {
    if (held) send({ type: 'let-go' });
    // oxlint-disable-next-line react/exhaustive-deps -- only what was held at the beginning
  }, []);
  const pop = useCallback((id: number) => send({ type: 'pop', id }), [send]);
  const { ripples, on } = usePondTouch({ state, send, still, aheadMs });
  const draw = (pen: Pen, now: BubblesState, ahead: number) =>
    drawPond(pen, now, ahead, { still, quiet, ripples });
  const targets = state.bubbles
    .filter(({ poppedMs }) => poppedMs === null)
    .map((bubble) => ({ id: bubble.id, label: nameOf(state, bubble), reach: reachOf(bubble) }));
  return (
    <div style={POND_COLOURS} className="relative size-full overflow-hidden rounded-card">
      {/* The finger's way is the game's; two fingers still make the page larger. */}
      <div className="size-full" style={{ touchAction: 'pinch-zoom' }} {...on}>
        <ArcadeStage
          world={WORLD}
          label={BUBBLE_TEXTS.pond}
          ground={GROUND}
          places={still ? stillPlaces : placesOf}
          onPress={pop}
          {...{ state, aheadMs, still, draw, targets }}
        />
      </div>
      <Words state={state} />
      {state.mode === 'free' && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap justify-center gap-2 p-3">
          <Button
            variant="secondary"
            className="pointer-events-auto"
            onClick={() => send(state.blowing ? { type: 'let-go' } : nextBreath(state))}
          >
            {state.blowing ? BUBBLE_TEXTS.letGo : BUBBLE_TEXTS.blow}
          </Button>
          <Button
            variant="secondary"
            className="pointer-events-auto"
            onClick={() => send({ type: 'stop' })}
          >
            {BUBBLE_TEXTS.stop}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without a finger a bubble is blown beside the one before. */
function nextBreath({ blownCount }: BubblesState): BubblesAction {
  return { type: 'blow', x: 70 + ((blownCount * 83) % 220), y: 400 };
}

function nameOf(state: BubblesState, bubble: Bubble): string {
  if (state.mode === 'free') {
    const slot = slotOf(bubble);
    if (slot === null) return BUBBLE_TEXTS.blownBubble;
    return BUBBLE_TEXTS.freeBubble(Math.floor(slot / 4) + 1, (slot % 4) + 1);
  }
  const number = 1 + state.bubbles.findIndex(({ id }) => id === bubble.id);
  const isSeen = guideOf(state).light > 0.5 && isRipe(state, bubble);
  return isSeen ? BUBBLE_TEXTS.ripe(number) : BUBBLE_TEXTS.bubble(number);
}

/** The word of the moment and its seconds; they fade with the guide. */
function Words({ state }: { state: BubblesState }) {
  const { kind, secondsLeft } = breathNow(state);
  const guided = guideOf(state).words > 0.2;
  const counts = guided && (kind === 'in' || kind === 'out');
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex flex-col items-center px-4 pt-4 text-center">
      <p className="font-title text-2xl font-semibold">{wordOf(state, guided)}</p>
      {kind === 'free' ? (
        state.pops + state.blownCount === 0 && <p>{BUBBLE_TEXTS.freeHint}</p>
      ) : (
        <p aria-hidden="true" className="text-xl tabular-nums">
          {counts ? secondsLeft : ' '}
        </p>
      )}
    </div>
  );
}

function wordOf(state: BubblesState, guided: boolean): string {
  const { kind } = breathNow(state);
  if (kind === 'free') return state.answer ? BUBBLE_TEXTS.answers : BUBBLE_TEXTS.free;
  if (kind === 'settle') return BUBBLE_TEXTS.settle;
  if (kind === 'coda') {
    return state.melody.length > 0 ? BUBBLE_TEXTS.coda : BUBBLE_TEXTS.codaQuiet;
  }
  if (!guided) return BUBBLE_TEXTS.alone;
  return kind === 'in' ? BUBBLE_TEXTS.in : BUBBLE_TEXTS.out;
}
