import { MIDDLE, type Place, reachOf } from './shapes.ts';

/** A way that a bubble is pushed, from one place to another beside its own. */
export interface Push {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  atMs: number;
}

interface Carried extends Place {
  id: number;
  degree: number;
  bornMs: number;
  poppedMs: number | null;
  push: Push | null;
}

/** How fast the water turns, in radians a second: seen well, and slow enough for any hand. */
const TURN = 0.27;
/** So far from the middle a bubble is seen whole, however the water has turned. */
const FARTHEST = 140;
const GAP = 8;
/** How long a push takes, and how far it goes for who is beside. */
const PUSH_MS = 900;
const PUSH_FAR = 64;
const PUSH_REACH = 300;

/** Where the water has carried a bubble: all of a breath turn around the middle, and stay apart. */
export function carriedPlace(bubble: Carried, round: number, nowMs: number): Place {
  const { x, y } = pushedPlace(bubble, nowMs);
  const turned = (TURN * (nowMs - bubble.bornMs) * (round % 2 === 0 ? 1 : -1)) / 1000;
  const cos = Math.cos(turned);
  const sin = Math.sin(turned);
  const across = x - MIDDLE.x;
  const down = y - MIDDLE.y;
  return { x: MIDDLE.x + across * cos - down * sin, y: MIDDLE.y + across * sin + down * cos };
}

/** In the water that turns, as if it stood still. */
function pushedPlace({ x, y, push }: Carried, nowMs: number): Place {
  if (!push) return { x, y };
  const left = (1 - Math.min(1, Math.max(0, (nowMs - push.atMs) / PUSH_MS))) ** 3;
  return {
    x: x + push.toX + (push.fromX - push.toX) * left,
    y: y + push.toY + (push.fromY - push.toY) * left,
  };
}

/** One bubble is touched: those that are still there are pushed away from it, the near ones farther. */
export function carriedPush<B extends Carried>(
  bubbles: readonly B[],
  id: number,
  nowMs: number,
  force: number,
): B[] {
  const places = bubbles.map((bubble) => pushedPlace(bubble, nowMs));
  const from = places[bubbles.findIndex((bubble) => bubble.id === id)] ?? MIDDLE;
  const there = bubbles.filter(({ poppedMs }) => poppedMs === null);
  const pushed = there.map((bubble) => {
    const { x, y } = places[bubbles.indexOf(bubble)] ?? bubble;
    const far = Math.hypot(x - from.x, y - from.y);
    if (bubble.id === id || far === 0) return { ...bubble, x, y };
    const by = (force * PUSH_FAR * Math.max(0.2, 1 - far / PUSH_REACH)) / far;
    return { ...bubble, x: x + (x - from.x) * by, y: y + (y - from.y) * by };
  });
  const ends = new Map(spreadOut(pushed).map((end) => [end.id, end]));
  return bubbles.map((bubble, at) => {
    const end = ends.get(bubble.id);
    const now = places[at] ?? bubble;
    if (!end) return bubble;
    const push = {
      fromX: now.x - bubble.x,
      fromY: now.y - bubble.y,
      toX: end.x - bubble.x,
      toY: end.y - bubble.y,
      atMs: nowMs,
    };
    return { ...bubble, push };
  });
}

/** Moves those that lie over each other apart, and all of them to where the water can carry them. */
export function spreadOut<B extends Place & { degree: number }>(bubbles: readonly B[]): B[] {
  const spread = bubbles.map((bubble) => ({ ...bubble }));
  for (let turn = 0; turn < 24; turn += 1) {
    for (const [at, one] of spread.entries()) {
      for (const other of spread.slice(at + 1)) part(one, other);
    }
    for (const one of spread) {
      const far = Math.hypot(one.x - MIDDLE.x, one.y - MIDDLE.y);
      const back = far > FARTHEST ? FARTHEST / far : 1;
      one.x = MIDDLE.x + (one.x - MIDDLE.x) * back;
      one.y = MIDDLE.y + (one.y - MIDDLE.y) * back;
    }
  }
  return spread;
}

function part(one: Place & { degree: number }, other: Place & { degree: number }): void {
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  const missing = (reachOf(one) + reachOf(other) + GAP - far) / 2;
  if (missing <= 0) return;
  const across = far === 0 ? 1 : (other.x - one.x) / far;
  const down = far === 0 ? 0 : (other.y - one.y) / far;
  one.x -= across * missing;
  one.y -= down * missing;
  other.x += across * missing;
  other.y += down * missing;
}
