import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Fit, fitWorld } from '../../kit/arcade-loop/fit.ts';
import { type Bubble, type BubblesAction, type BubblesState, isRipe } from '../rules.ts';
import { reachOf, WORLD } from '../shapes.ts';
import { placeOf, stillPlaceOf } from './bubble-places.ts';
import { addRipple, makeRipples } from './ripples.ts';

/** The click that ends a touch comes at once; a later one is somebody else's: a key, a reader. */
const CLICK_MS = 400;
/** A finger has no point: so many CSS pixels around its middle it touches too. */
const FINGER_PX = 22;
/** On its way a finger leaves a ripple every so many world units. */
const TRAIL = 34;
/** What grows again under a finger is let grow first. */
const YOUNG_MS = 700;
/** A finger that rests so long, and goes no farther, blows a bubble. */
const REST_MS = 280;
const REST_FAR = 20;
/** What it blows is in the state after so long at the latest. */
const SEEN_MS = 300;

interface Finger {
  id: number;
  fit: Fit;
  left: number;
  top: number;
  x: number;
  y: number;
  rippledX: number;
  rippledY: number;
  downX: number;
  downY: number;
  /** Since when it does what it does. */
  sinceMs: number;
  /** It rests, it blows, or it goes its way and does neither any more. */
  does: 'rest' | 'blow' | 'drag';
}

interface Pond {
  state: BubblesState;
  send: (action: BubblesAction) => void;
  still: boolean;
  aheadMs: ((frameMs: number) => number) | undefined;
}

/**
 * The finger in the pond: it pops what it comes down on, drags through what is ripe and waits on what
 * will be, or blows a bubble where nobody tells it when. Where nothing is to be popped the water
 * answers with a ripple. Keys and readers press the buttons as ever.
 */
export function usePondTouch(pond: Pond) {
  const latest = useRef(pond);
  useEffect(() => {
    latest.current = pond;
  });
  const [ripples] = useState(makeRipples);
  const finger = useRef<Finger | null>(null);
  const endedMs = useRef(-Infinity);

  function ahead(): number {
    const { still, aheadMs } = latest.current;
    return still ? 0 : (aheadMs?.(performance.now()) ?? 0);
  }

  function ripple(x: number, y: number) {
    addRipple(ripples, x, y, latest.current.state.elapsedMs + ahead());
  }

  /** Those that the way from one point to another comes over, the nearest first. */
  function bubblesAlong({ fit, x, y }: Finger, toX: number, toY: number): Bubble[] {
    const { state, still } = latest.current;
    const aheadOfState = ahead();
    const found: { bubble: Bubble; far: number }[] = [];
    for (const bubble of state.bubbles) {
      if (bubble.poppedMs !== null) continue;
      const at = still ? stillPlaceOf(bubble) : placeOf(state, bubble, aheadOfState);
      const far = farFromWay(at, { x, y }, { x: toX, y: toY });
      if (far <= Math.max(reachOf(bubble) + 2, FINGER_PX / fit.scale)) found.push({ bubble, far });
    }
    return found.toSorted((one, other) => one.far - other.far).map(({ bubble }) => bubble);
  }

  function popAlong(now: Finger, x: number, y: number) {
    const { state, send } = latest.current;
    for (const bubble of bubblesAlong(now, x, y)) {
      const isYoung = state.mode === 'free' && state.elapsedMs - bubble.bornMs < YOUNG_MS;
      if (isRipe(state, bubble) && !isYoung) send({ type: 'pop', id: bubble.id });
    }
  }

  function endBlow() {
    if (finger.current?.does === 'blow') latest.current.send({ type: 'let-go' });
  }

  const on = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      const { currentTarget: pane, clientX, clientY, pointerId } = event;
      pane.setPointerCapture(pointerId);
      const { left, top, width, height } = pane.getBoundingClientRect();
      const fit = fitWorld(WORLD, { width, height });
      const x = (clientX - left - fit.left) / fit.scale;
      const y = (clientY - top - fit.top) / fit.scale;
      const now: Finger = {
        id: pointerId,
        fit,
        left,
        top,
        x,
        y,
        rippledX: x,
        rippledY: y,
        downX: x,
        downY: y,
        sinceMs: performance.now(),
        does: 'rest',
      };
      finger.current = now;
      const { state, send } = latest.current;
      const under = bubblesAlong(now, x, y);
      const ripe = under.find((bubble) => isRipe(state, bubble));
      const touched = ripe ?? under[0];
      if (touched) send({ type: 'pop', id: touched.id });
      if (!ripe) ripple(x, y);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = finger.current;
      if (now?.id !== event.pointerId) return;
      const x = (event.clientX - now.left - now.fit.left) / now.fit.scale;
      const y = (event.clientY - now.top - now.fit.top) / now.fit.scale;
      if (Math.hypot(x - now.downX, y - now.downY) > REST_FAR) {
        endBlow();
        now.does = 'drag';
      }
      if (now.does === 'drag' || latest.current.state.mode !== 'free') popAlong(now, x, y);
      if (Math.hypot(x - now.rippledX, y - now.rippledY) >= TRAIL) {
        ripple(x, y);
        now.rippledX = x;
        now.rippledY = y;
      }
      now.x = x;
      now.y = y;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (finger.current?.id !== event.pointerId) return;
      endBlow();
      finger.current = null;
      endedMs.current = performance.now();
    },
    onPointerCancel() {
      endBlow();
      finger.current = null;
    },
    /** What this finger touched it has popped already; the click may even fall on what lay below. */
    onClickCapture(event: MouseEvent) {
      const isFingers = event.detail > 0 && performance.now() - endedMs.current < CLICK_MS;
      if (isFingers) event.stopPropagation();
    },
  };
  useEffect(() => {
    // A finger that rests on a bubble has it as soon as it is ripe. Free ones are always; there it blows.
    const now = finger.current;
    if (!now) return;
    const { state } = pond;
    const passedMs = performance.now() - now.sinceMs;
    if (state.mode !== 'free') popAlong(now, now.x, now.y);
    else if (now.does === 'rest' && passedMs >= REST_MS) {
      Object.assign(now, { does: 'blow', sinceMs: performance.now() });
      pond.send({ type: 'blow', x: now.x, y: now.y });
    } else if (now.does === 'blow' && !state.blowing && passedMs >= SEEN_MS) {
      // The bubble was full and went: the same finger may blow another.
      Object.assign(now, { does: 'rest', sinceMs: performance.now() });
    }
  });
  return { ripples, on };
}

interface Point {
  x: number;
  y: number;
}

function farFromWay(at: Point, from: Point, to: Point): number {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const long = across * across + down * down;
  const along = long === 0 ? 0 : ((at.x - from.x) * across + (at.y - from.y) * down) / long;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - across * share, at.y - from.y - down * share);
}
