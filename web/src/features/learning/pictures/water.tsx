import { Label } from './label.tsx';
import type { Drawing } from './drawing.ts';

/** An urge as a wave, and somebody who stays on top of it. */
export const Wave: Drawing = ({ labels: [up, crest, down] }) => (
  <>
    <path
      d="M8 158c58 0 72-24 92-62 14-26 34-44 64-42 26 2 34 20 28 34-6 12-22 10-24 2 0 34 40 66 144 68v26H8Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path d="M8 158c58 0 72-24 92-62 14-26 34-44 64-42 26 2 34 20 28 34-6 12-22 10-24 2 0 34 40 66 144 68" />
    <path d="M124 52c10-9 24-14 40-12" stroke="var(--sol)" strokeWidth="7" />
    <circle cx="140" cy="24" r="7" fill="var(--sol)" />
    <path d="M141 32c-2 6-1 9 2 13m-2-10c6 2 10 1 14-3m-14 3c-6 1-9-1-12-4" />
    <path
      d="M30 176c18 5 32-5 50 0s32-5 50 0 32-5 50 0 32-5 50 0 32-5 50 0"
      stroke="var(--ink-soft)"
      strokeWidth="1.5"
    />
    <Label x={14} y={128} anchor="start" wide={10}>
      {up}
    </Label>
    <Label x={180} y={30} anchor="start" wide={16}>
      {crest}
    </Label>
    <Label x={304} y={130} anchor="end" wide={14}>
      {down}
    </Label>
  </>
);

/** One thing, and how far it spreads. */
export const Ripples: Drawing = ({ labels: [stone, near, far] }) => (
  <>
    <ellipse cx="160" cy="118" rx="152" ry="74" fill="var(--surface-2)" stroke="none" />
    <ellipse cx="160" cy="118" rx="152" ry="74" strokeWidth="1.5" stroke="var(--ink-soft)" />
    <ellipse cx="160" cy="116" rx="100" ry="46" fill="var(--primary-soft)" />
    <ellipse cx="160" cy="110" rx="46" ry="19" fill="var(--surface)" />
    <path d="M146 108c-2-10 4-18 14-18s16 8 14 18c-8 5-20 5-28 0Z" fill="var(--sol)" />
    <path d="M160 78V50m-8 18 8 10 8-10" stroke="var(--ink-soft)" />
    <Label x={160} y={38} wide={26}>
      {stone}
    </Label>
    <Label x={160} y={149} wide={26}>
      {near}
    </Label>
    <Label x={160} y={181} wide={26}>
      {far}
    </Label>
  </>
);

/** What is seen above the water, and what carries it from below. */
export const BelowWater: Drawing = ({ labels: [above, ...below] }) => (
  <>
    <path
      d="M0 70c26-5 44 5 70 0s44 5 70 0 44 5 70 0 44 5 70 0 22 2 40 0v122H0Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path
      d="M118 70c6-22 24-34 42-34s36 12 42 34c30 22 60 54 50 86-6 20-42 32-92 32s-88-12-94-32c-8-32 22-64 52-86Z"
      fill="var(--surface)"
    />
    <path d="M0 70c26-5 44 5 70 0 18-4 32 0 48 2m84-2c14-3 30 5 48 0 26-5 44 5 70 0" />
    <path
      d="M122 72c26 5 54 5 78 0"
      strokeDasharray="4 6"
      stroke="var(--ink-soft)"
      strokeWidth="1.5"
    />
    <Label x={160} y={24} wide={26}>
      {above}
    </Label>
    {below.map((label, index) => (
      <Label
        key={label}
        x={160}
        y={below.length === 2 ? 112 + index * 40 : 104 + index * 33}
        wide={26}
      >
        {label}
      </Label>
    ))}
  </>
);

/** What fills up over a day, layer upon layer. */
export const Glass: Drawing = ({ labels }) => {
  const height = 138 / labels.length;
  // Each layer stands before the one above it.
  const fromTheTop = labels.map((label, index) => ({ label, index })).toReversed();
  return (
    <>
      {fromTheTop.map(({ label, index }) => {
        const y = 178 - (index + 1) * height;
        const last = index === labels.length - 1;
        return (
          <g key={label}>
            <path
              d={`M64 ${y + 4}c30-8 62 6 96 0s66 6 96 0v${height + (index > 0 ? 8 : -2)}H64Z`}
              fill={last ? 'var(--sol)' : 'var(--primary-soft)'}
              stroke="none"
            />
            <path
              d={`M64 ${y + 4}c30-8 62 6 96 0s66 6 96 0`}
              strokeWidth="1.5"
              stroke="var(--ink-soft)"
            />
            <Label x={160} y={y + height / 2 + 8} wide={26} tone={last ? 'sol' : 'ink'}>
              {label}
            </Label>
          </g>
        );
      })}
      <path
        d="M52 16c4 60 8 112 12 158 0 8 4 12 12 12h168c8 0 12-4 12-12 4-46 8-98 12-158"
        fill="none"
      />
      <path
        d="M276 40c8 10 12 16 12 22a12 12 0 0 1-24 0c0-6 4-12 12-22Z"
        fill="var(--primary-soft)"
      />
    </>
  );
};
