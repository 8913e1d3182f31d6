import { useCallback, useMemo, useState } from 'react';
import type { ViewProps } from '../contract.ts';
import { ArcadeStage } from '../kit/arcade-loop/arcade-stage.tsx';
import type { Pen } from '../kit/arcade-loop/pen.ts';
import { type Bank, Banks } from './parts/banks.tsx';
import { Below } from './parts/below.tsx';
import { lookOf, NOTICE_ID, noticeLook } from './parts/look-of.tsx';
import { Probe } from './parts/probe.tsx';
import { useDrag } from './parts/use-drag.ts';
import { MIDDLE, spotOf, WORLD } from './river/current.ts';
import type { PresentState, Token } from './river/state.ts';
import { isCrossing, stoneUnder, wordsOf } from './river/crossing.ts';
import { isAsking, type PresentAction, thingOf } from './rules.ts';
import { RIVER_COLOURS } from './scene/colours.ts';
import { drawRiver } from './scene/draw-river.ts';
import { NiloCrossing } from './scene/nilo-crossing.tsx';
import { River } from './scene/river.tsx';
import { placedText, PRESENT_TEXTS } from './texts.ts';

const SAID_MS = 1500;
/** A reason is read, and not only seen. */
const REASON_MS = 5000;
const BANK_KEYS: Readonly<Record<string, Bank>> = {
  ArrowLeft: 'past',
  ArrowRight: 'future',
};

/** What does not move, the same element at every tick: it is never looked at again. */
const GROUND = (
  <svg
    viewBox="0 0 360 520"
    className="absolute inset-0 size-full overflow-visible"
    aria-hidden="true"
  >
    <River />
  </svg>
);

export function PresentView(props: ViewProps<PresentState, PresentAction>) {
  const { state, send, reducedMotion: still, quiet = false, aheadMs } = props;
  const [bank, setBank] = useState<Bank | null>(null);
  const place = useCallback(
    (id: number, to: 'now' | Bank) => {
      setBank(null);
      send({ type: 'place', id, to });
    },
    [send],
  );
  const { grab, offsetOf, thrownBy, wasDrag } = useDrag(place);
  const press = useCallback(
    (id: number) => {
      if (id === NOTICE_ID) send({ type: 'notice' });
      else if (!wasDrag()) place(id, bank ?? 'now');
    },
    [send, place, wasDrag, bank],
  );

  const places = (now: PresentState, ahead: number) =>
    now.noticing
      ? [{ id: NOTICE_ID, ...MIDDLE }]
      : now.tokens.map((token, at) => (still ? stillSpot(token, at) : spotOf(now, token, ahead)));
  const draw = (pen: Pen, now: PresentState, ahead: number) =>
    drawRiver(pen, now, ahead, { still, quiet, thrownBy });
  const asks = isAsking(state);
  const { tokens, noticing } = state;
  const { id: backId, reason } = reasonOf(state);
  // Between two that come or go, every tick has the same list.
  const looks = useMemo(
    () =>
      noticing
        ? [noticeLook(noticing)]
        : tokens.map((token) => lookOf(token, token.id === backId ? reason : null)),
    [tokens, noticing, backId, reason],
  );

  return (
    <div style={RIVER_COLOURS} className="relative size-full overflow-hidden rounded-card">
      <ArcadeStage
        world={WORLD}
        label={PRESENT_TEXTS.stream}
        targets={asks ? [] : looks}
        onPress={press}
        onGrab={(id, event) => {
          if (id !== NOTICE_ID) grab(id, event);
        }}
        onTargetKey={(id, key) => {
          const to = BANK_KEYS[key];
          if (to) place(id, to);
          return to !== undefined;
        }}
        ground={GROUND}
        {...{ state, aheadMs, still, draw, places, offsetOf }}
      >
        <Banks
          open={!noticing && !isCrossing(state)}
          chosen={bank}
          onChoose={setBank}
          left={state.waiting.length + tokens.length}
          said={asks ? null : saidOf(state)}
        />
        {!asks && <Below state={state} onOther={() => send({ type: 'other' })} />}
        {isCrossing(state) && <NiloCrossing state={state} still={still} />}
        {asks && <Probe onAnswer={(where) => send({ type: 'answer', where })} />}
      </ArcadeStage>
    </div>
  );
}

/** What readers hear of a touch is seen as well, as long as it is news. */
function saidOf(state: PresentState): string | null {
  const { touch, elapsedMs, noticing } = state;
  if (noticing) return PRESENT_TEXTS.noticing;
  if (isCrossing(state)) {
    const stone = stoneUnder(state);
    return stone ? wordsOf(stone) : PRESENT_TEXTS.crosses;
  }
  if (!touch || elapsedMs - touch.atMs > SAID_MS) return null;
  if (touch.kind !== 'placed') return PRESENT_TEXTS.sayBack;
  return touch.pulse ? PRESENT_TEXTS.onPulse : placedText(state.level, touch.to);
}

/** Why the last thing that was touched came back, as long as it is news. */
function reasonOf({ touch, elapsedMs }: PresentState) {
  if (!touch || touch.kind === 'placed' || elapsedMs - touch.atMs > REASON_MS) {
    return { id: null, reason: null };
  }
  const reason = touch.kind === 'early' ? PRESENT_TEXTS.early : thingOf(touch).why;
  return { id: touch.id, reason };
}

/** Nothing drifts: what is there stands in a column. */
function stillSpot({ id }: Token, at: number) {
  return { id, x: WORLD.width / 2, y: 130 + at * 62 };
}
