import { Fragment } from 'react';
import { Label } from './label.tsx';
import type { Drawing } from './drawing.ts';

/** Where the steps of a circle stand, clockwise from the top; the circle is wider than high. */
const SEATS = {
  3: [
    [160, 34],
    [252, 152],
    [68, 152],
  ],
  4: [
    [160, 30],
    [260, 100],
    [160, 170],
    [60, 100],
  ],
} as const;

const ARROWS = {
  3: [
    'M218 46c24 16 36 42 38 68m-9-8 9 9 7-10',
    'M196 176c-24 8-48 8-72 0m10-8-11 8 11 7',
    'M64 114c2-26 14-52 38-68m-12 2 13-3 1 12',
  ],
  4: [
    'M222 36c16 8 26 20 32 36m-9-6 10 7 4-12',
    'M254 128c-6 16-16 28-32 36m2-12-3 12 12 2',
    'M98 164c-16-8-26-20-32-36m9 6-10-7-4 12',
    'M66 72c6-16 16-28 32-36m-2 12 3-12-12-2',
  ],
} as const;

/** What keeps itself going: three or four steps, each of which leads to the next. */
export const Circle: Drawing = ({ labels }) => {
  const count = labels.length === 4 ? 4 : 3;
  return (
    <>
      <ellipse
        cx="160"
        cy={count === 3 ? 108 : 100}
        rx="52"
        ry="40"
        fill="var(--primary-soft)"
        stroke="none"
      />
      {SEATS[count].map(([x, y], index) => (
        <Fragment key={x * 1000 + y}>
          <rect
            x={x - 62}
            y={y - 23}
            width="124"
            height="46"
            rx="23"
            fill={index === 0 ? 'var(--sol)' : 'var(--surface)'}
          />
          <Label x={x} y={y + 5} tone={index === 0 ? 'sol' : 'ink'}>
            {labels[index]}
          </Label>
        </Fragment>
      ))}
      {ARROWS[count].map((arrow) => (
        <path key={arrow} d={arrow} stroke="var(--ink-soft)" />
      ))}
    </>
  );
};
