import { useCallback, useRef } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { ViewProps } from '../contract.ts';
import { ArcadeStage } from '../kit/arcade-loop/arcade-stage.tsx';
import type { Pen } from '../kit/arcade-loop/pen.ts';
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

const TOKEN =
  'absolute top-0 left-0 flex min-h-11 w-max max-w-56 cursor-grab items-center gap-2 rounded-full border-2 border-(--token-line) bg-(--token) px-4 py-1.5 text-left leading-tight font-semibold';
const BANK_KEYS: Readonly<Record<string, 'past' | 'future'>> = {
  ArrowLeft: 'past',
  ArrowRight: 'future',
};

export function PresentView(props: ViewProps<PresentState, PresentAction>) {
  const { state, send, reducedMotion: still, quiet = false, aheadMs } = props;
  const frame = useRef<HTMLDivElement>(null);
  const place = useCallback(
    (id: number, to: 'now' | 'past' | 'future') => send({ type: 'place', id, to }),
    [send],
  );
  const { grab, offsetOf, wasDrag } = useDrag(place);
  const latest = useRef({ grab, wasDrag });
  const press = useCallback(
    (id: number) => {
      if (!latest.current.wasDrag()) place(id, 'now');
    },
    [place],
  );
  const onGrab = useCallback<typeof grab>((id, event) => latest.current.grab(id, event), []);

  const places = (now: PresentState, ahead: number) => {
    const width = frame.current?.clientWidth ?? WORLD.width;
    const height = frame.current?.clientHeight ?? WORLD.height;
    const pixels = Math.min(width / WORLD.width, height / WORLD.height);
    return now.tokens.map((token, at) => {
      const spot = still ? stillSpot(token, at) : spotOf(now, token, ahead);
      return { ...spot, x: spot.x + offsetOf(token.id) / pixels };
    });
  };
  const draw = (pen: Pen, now: PresentState, ahead: number) =>
    drawRiver(pen, now, ahead, { still, quiet });
  const asks = isAsking(state);
  const left = state.waiting.length + state.tokens.length;

  return (
    <div
      ref={frame}
      style={RIVER_COLOURS}
      className="relative size-full overflow-hidden rounded-card"
    >
      <ArcadeStage
        world={WORLD}
        label={PRESENT_TEXTS.stream}
        targets={asks ? [] : state.tokens.map(lookOf)}
        onPress={press}
        onGrab={onGrab}
        onTargetKey={(id, key) => {
          const to = BANK_KEYS[key];
          if (to) place(id, to);
          return to !== undefined;
        }}
        ground={
          <svg
            viewBox="0 0 360 520"
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            <River />
          </svg>
        }
        {...{ state, aheadMs, still, draw, places }}
      >
        <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between p-3 font-semibold">
          <p className="flex items-center gap-1 rounded-full bg-(--bank) px-3 py-1">
            <Icon name="arrow-left" className="size-4" />
            {PRESENT_TEXTS.past}
          </p>
          <p className="py-1 tabular-nums">{PRESENT_TEXTS.left(left)}</p>
          <p className="flex items-center gap-1 rounded-full bg-(--bank) px-3 py-1">
            {PRESENT_TEXTS.future}
            <Icon name="arrow-right" className="size-4" />
          </p>
        </div>
        {asks && <Probe onAnswer={(where) => send({ type: 'answer', where })} />}
      </ArcadeStage>
    </div>
  );
}

/** Nothing drifts: what is there stands in a column. */
function stillSpot({ id }: Token, at: number) {
  return { id, x: WORLD.width / 2, y: 130 + at * 74 };
}

/** The same object for the same thing, so that a frame in which nothing came renders nothing. */
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
