import { useCallback, useMemo, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { ViewProps } from '../contract.ts';
import { ArcadeStage } from '../kit/arcade-loop/arcade-stage.tsx';
import type { Pen } from '../kit/arcade-loop/pen.ts';
import { planOf } from './levels.ts';
import { type Bank, Banks } from './parts/banks.tsx';
import { Probe } from './parts/probe.tsx';
import { useDrag } from './parts/use-drag.ts';
import {
  isAsking,
  type PresentAction,
  type PresentState,
  spotOf,
  thingOf,
  type Token,
  WORLD,
} from './rules.ts';
import { RIVER_COLOURS } from './scene/colours.ts';
import { drawRiver } from './scene/draw-river.ts';
import { River } from './scene/river.tsx';
import { PRESENT_TEXTS } from './texts.ts';

/** On a fine screen a thing that drifts is moved as it is, not painted anew at each part of a pixel. */
const TOKEN =
  '[@media(min-resolution:1.5dppx)]:will-change-transform absolute top-0 left-0 flex min-h-11 w-max max-w-56 cursor-grab items-center gap-2 rounded-full border-2 border-(--token-line) bg-(--token) px-4 py-1.5 text-left leading-tight font-semibold';
const SAID_MS = 1500;
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
  const { grab, offsetOf, wasDrag } = useDrag(place);
  const press = useCallback(
    (id: number) => {
      if (!wasDrag()) place(id, bank ?? 'now');
    },
    [place, wasDrag, bank],
  );

  const places = (now: PresentState, ahead: number) =>
    now.tokens.map((token, at) => (still ? stillSpot(token, at) : spotOf(now, token, ahead)));
  const draw = (pen: Pen, now: PresentState, ahead: number) =>
    drawRiver(pen, now, ahead, { still, quiet });
  const asks = isAsking(state);
  const { tokens } = state;
  // Between two that come or go, every tick has the same list.
  const looks = useMemo(() => tokens.map(lookOf), [tokens]);

  return (
    <div style={RIVER_COLOURS} className="relative size-full overflow-hidden rounded-card">
      <ArcadeStage
        world={WORLD}
        label={PRESENT_TEXTS.stream}
        targets={asks ? [] : looks}
        onPress={press}
        onGrab={grab}
        onTargetKey={(id, key) => {
          const to = BANK_KEYS[key];
          if (to) place(id, to);
          return to !== undefined;
        }}
        ground={GROUND}
        {...{ state, aheadMs, still, draw, places, offsetOf }}
      >
        <Banks
          chosen={bank}
          onChoose={setBank}
          left={state.waiting.length + tokens.length}
          said={asks ? null : saidOf(state)}
        />
        {asks && <Probe onAnswer={(where) => send({ type: 'answer', where })} />}
      </ArcadeStage>
    </div>
  );
}

/** What readers hear of a touch is seen as well, as long as it is news. */
function saidOf({ touch, level, elapsedMs, actedMs, gone }: PresentState): string | null {
  if (!touch || elapsedMs - actedMs > SAID_MS) return null;
  if (touch.kind === 'back') {
    const isEarly = planOf(level).onPulse && thingOf(touch).time === 'now';
    return isEarly ? PRESENT_TEXTS.early : PRESENT_TEXTS.sayBack;
  }
  if (touch.pulse) return PRESENT_TEXTS.onPulse;
  const to = gone.at(-1)?.to;
  return to ? PRESENT_TEXTS.sayPlaced[to] : null;
}

/** Nothing drifts: what is there stands in a column. */
function stillSpot({ id }: Token, at: number) {
  return { id, x: WORLD.width / 2, y: 130 + at * 74 };
}

function lookOf(token: Token) {
  const { text, heard } = thingOf(token);
  const label = heard ? PRESENT_TEXTS.heard(text) : text;
  return { id: token.id, label, reach: 90, className: TOKEN, face: heard ? heardFace(text) : text };
}

function heardFace(text: string) {
  return (
    <>
      <Icon name="sound" className="size-5 shrink-0" />
      {text}
    </>
  );
}
