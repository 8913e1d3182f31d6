import { createElement, Fragment, type ReactNode } from 'react';
import { INKS } from './shapes.tsx';

/** Left upper corner and size of the cloth. */
const X = 98;
const Y = 46;
const W = 21;
const H = 15;

/** Bands of one colour each, as wide as their weight. */
function bands(colours: readonly string[], weights: readonly number[] = [], upright = false) {
  const of = (index: number) => weights[index] ?? 1;
  const sum = colours.reduce((all, _, index) => all + of(index), 0);
  let from = 0;
  return colours.map((fill, index) => {
    const start = from / sum;
    from += of(index);
    const share = of(index) / sum;
    const place = upright
      ? { x: X + W * start, y: Y, width: W * share + 0.1, height: H }
      : { x: X, y: Y + H * start, width: W, height: H * share + 0.1 };
    // Bands of one flag may have the same colour.
    return <rect key={start} {...place} fill={fill} />;
  });
}

const upright = (colours: readonly string[]) => bands(colours, [], true);
const disc = (fill: string, r = 2.2, x = X + W / 2, y = Y + H / 2) => (
  <circle cx={x} cy={y} r={r} fill={fill} />
);
const box = (fill: string, x: number, y: number, w: number, h: number) => (
  <rect x={X + W * x} y={Y + H * y} width={W * w} height={H * h} fill={fill} />
);
const wedge = (fill: string, share = 0.42) => (
  <path d={`M${X} ${Y}l${W * share} ${H / 2}L${X} ${Y + H}Z`} fill={fill} />
);
const star = (fill: string, x: number, y: number, size = 1) => (
  <path
    d="M0-3l.8 2 2.1.1-1.7 1.4.6 2.1L0 1.4l-1.8 1.2.6-2.1L-2.9-.9l2.1-.1Z"
    transform={`translate(${x} ${y}) scale(${size})`}
    fill={fill}
  />
);
/** Parts one over the other. */
const pile = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);
const MIDDLE = { x: X + W / 2, y: Y + H / 2 };

const RED = '#d0202e';
const BLUE = '#12479d';
const SKY = '#6cb2e0';
const WHITE = '#fdfdfb';
const YELLOW = '#f8cf2f';
const GREEN = '#12824b';

const COUNTRIES: Readonly<Record<string, ReactNode>> = {
  ar: pile(bands([SKY, WHITE, SKY]), disc('#e9a820', 1.9)),
  bo: bands([RED, YELLOW, GREEN]),
  cl: pile(bands([WHITE, RED]), box(BLUE, 0, 0, 0.34, 0.5), star(WHITE, X + 3.6, Y + 3.9, 0.9)),
  co: bands([YELLOW, BLUE, RED], [2, 1, 1]),
  cr: bands([BLUE, WHITE, RED, WHITE, BLUE], [1, 1, 2, 1, 1]),
  cu: pile(bands([BLUE, WHITE, BLUE, WHITE, BLUE]), wedge(RED), star(WHITE, X + 3, MIDDLE.y, 0.9)),
  do: pile(
    box(BLUE, 0, 0, 0.5, 0.5),
    box(RED, 0.5, 0, 0.5, 0.5),
    box(RED, 0, 0.5, 0.5, 0.5),
    box(BLUE, 0.5, 0.5, 0.5, 0.5),
    box(WHITE, 0, 0.4, 1, 0.2),
    box(WHITE, 0.43, 0, 0.14, 1),
    disc(GREEN, 1.3),
  ),
  ec: pile(bands([YELLOW, BLUE, RED], [2, 1, 1]), disc('#7a5a2e', 2.4), disc(SKY, 1.5)),
  es: pile(bands([RED, YELLOW, RED], [1, 2, 1]), box('#a5342c', 0.22, 0.36, 0.13, 0.28)),
  gq: pile(bands([GREEN, WHITE, RED]), wedge('#1c6fc0', 0.28), disc('#8a8f86', 1.5)),
  gt: pile(upright([SKY, WHITE, SKY]), disc(GREEN, 2.1), disc(WHITE, 1)),
  hn: pile(
    bands(['#1f9ed6', WHITE, '#1f9ed6']),
    disc('#1f9ed6', 0.9),
    disc('#1f9ed6', 0.7, MIDDLE.x - 3.5, MIDDLE.y - 1.3),
    disc('#1f9ed6', 0.7, MIDDLE.x + 3.5, MIDDLE.y - 1.3),
    disc('#1f9ed6', 0.7, MIDDLE.x - 3.5, MIDDLE.y + 1.3),
    disc('#1f9ed6', 0.7, MIDDLE.x + 3.5, MIDDLE.y + 1.3),
  ),
  mx: pile(
    upright([GREEN, WHITE, RED]),
    disc('#8a6a35', 2),
    disc(GREEN, 0.9, MIDDLE.x, MIDDLE.y + 1.2),
  ),
  ni: pile(
    bands(['#1668c4', WHITE, '#1668c4']),
    <path d={`M${MIDDLE.x} ${MIDDLE.y - 2}l2 3.5h-4Z`} fill="#2f9a78" />,
  ),
  pa: pile(
    bands([WHITE, WHITE]),
    box(RED, 0.5, 0, 0.5, 0.5),
    box(BLUE, 0, 0.5, 0.5, 0.5),
    star(BLUE, X + W * 0.25, Y + H * 0.26, 0.9),
    star(RED, X + W * 0.75, Y + H * 0.76, 0.9),
  ),
  pe: upright([RED, WHITE, RED]),
  pr: pile(
    bands([RED, WHITE, RED, WHITE, RED]),
    wedge('#1d5fc2'),
    star(WHITE, X + 3, MIDDLE.y, 0.9),
  ),
  py: pile(bands([RED, WHITE, BLUE]), disc(GREEN, 2), disc(YELLOW, 1)),
  sv: pile(bands([BLUE, WHITE, BLUE]), disc('#c9a227', 2), disc(BLUE, 1)),
  uy: pile(
    bands([WHITE, '#2f66b8', WHITE, '#2f66b8', WHITE, '#2f66b8', WHITE, '#2f66b8', WHITE]),
    box(WHITE, 0, 0, 0.42, 0.56),
    disc('#eab52a', 2.3, X + 4.4, Y + 4.1),
  ),
  ve: pile(
    bands([YELLOW, BLUE, RED]),
    ...[-4.5, -2.5, 0, 2.5, 4.5].map((dx) =>
      disc(WHITE, 0.75, MIDDLE.x + dx, MIDDLE.y - 1 + Math.abs(dx) * 0.32),
    ),
  ),
};

const PRIDE: Readonly<Record<string, ReactNode>> = {
  'flag-rainbow': bands(['#e23b3b', '#f28c2b', '#f5d238', '#2f9a55', '#2f66c2', '#7a3fa0']),
  'flag-trans': bands(['#6ccbf2', '#f3a9b8', WHITE, '#f3a9b8', '#6ccbf2']),
  'flag-bi': bands(['#cf1f75', '#8f549a', '#2249a8'], [2, 1, 2]),
  'flag-non-binary': bands(['#f7e647', WHITE, '#9457c9', '#37343a']),
};

const DEFAULT_COUNTRY = 'mx';

/** The cloth of a flag, drawn flat: a wave would bend its bands. */
export function flagOf(name: string, choice: string | undefined): ReactNode {
  if (name !== 'flag-country') return Object.hasOwn(PRIDE, name) ? PRIDE[name] : undefined;
  const known = choice !== undefined && Object.hasOwn(COUNTRIES, choice);
  return COUNTRIES[known ? choice : DEFAULT_COUNTRY];
}

export const FLAG_COUNTRIES: readonly string[] = Object.keys(COUNTRIES);

/** A flag on its pole, in the right paw. */
export function Flag({ cloth }: { cloth: ReactNode }) {
  return (
    <>
      <path d={`M96.5 103V${Y - 3}`} strokeWidth="5" />
      <path d={`M96.5 103V${Y - 3}`} stroke={INKS.wood} strokeWidth="2.2" />
      <g stroke="none">{cloth}</g>
      <rect x={X} y={Y} width={W} height={H} rx="1" />
    </>
  );
}
