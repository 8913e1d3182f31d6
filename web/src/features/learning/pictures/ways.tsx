import { Label } from './label.tsx';
import type { Drawing } from './drawing.ts';

/** Two weights; the right one is the heavier. */
export const Balance: Drawing = ({ labels: [left, right] }) => (
  <>
    <path d="M160 40v124m-40 0h80" />
    <path d="M160 30 66 54m94-24 94 38" strokeWidth="0" />
    <path d="M68 36 252 66" />
    <circle cx="160" cy="50" r="9" fill="var(--sol)" />
    <path
      d="M68 36 40 96m28-60 28 60M252 66l-28 60m28-60 28 60"
      strokeWidth="1.5"
      stroke="var(--ink-soft)"
    />
    <path d="M34 96h68c-4 18-18 26-34 26s-30-8-34-26Z" fill="var(--surface-2)" />
    <path d="M218 126h68c-4 18-18 26-34 26s-30-8-34-26Z" fill="var(--primary-soft)" />
    <Label x={68} y={148}>
      {left}
    </Label>
    <Label x={252} y={180} wide={16}>
      {right}
    </Label>
  </>
);

/** Steps from easy to hard, the first of them lit. */
export const Ladder: Drawing = ({ labels }) => {
  const rise = 140 / labels.length;
  // A lower step stands before the higher one.
  const fromTheTop = labels.map((label, index) => ({ label, index })).toReversed();
  return (
    <>
      {fromTheTop.map(({ label, index }) => {
        const x = 14 + index * (150 / labels.length);
        const y = 178 - (index + 1) * rise;
        const tone = index === 0 ? 'sol' : 'ink';
        return (
          <g key={label}>
            <rect
              x={x}
              y={y}
              width={306 - x}
              height={rise + 10}
              rx="8"
              fill={index === 0 ? 'var(--sol)' : 'var(--surface)'}
            />
            <Label x={x + 14} y={y + rise / 2 + 5} anchor="start" wide={26} tone={tone}>
              {label}
            </Label>
          </g>
        );
      })}
      <path d="M4 180h312v14H4Z" fill="var(--surface)" stroke="none" />
      <path d="M8 179h304M284 38V10l16 7-16 7" fill="var(--sol)" />
    </>
  );
};

/** One place and two ways on from it. */
export const TwoRoads: Drawing = ({ labels: [here, left, right] }) => (
  <>
    <path
      d="M136 168c2-42-4-58-34-72-24-11-52-14-58-44h32c8 18 30 20 52 32 16 9 26 20 32 34 6-14 16-25 32-34 22-12 44-14 52-32h32c-6 30-34 33-58 44-30 14-36 30-34 72Z"
      fill="var(--primary-soft)"
    />
    <path
      d="M160 160v-26m-10-24c-10-14-30-20-48-28m68 28c10-14 30-20 48-28"
      stroke="var(--ink-soft)"
      strokeDasharray="3 8"
    />
    <circle cx="160" cy="150" r="9" fill="var(--sol)" />
    <path d="M26 118c0-10 5-16 9-16s9 6 9 16Zm9 0v9M276 124c0-10 5-16 9-16s9 6 9 16Zm9 0v9" />
    <Label x={160} y={190} wide={26}>
      {here}
    </Label>
    <Label x={62} y={32} wide={14}>
      {left}
    </Label>
    <Label x={258} y={32} wide={14}>
      {right}
    </Label>
  </>
);

/** From this side over the water to the other one. */
export const Bridge: Drawing = ({ labels: [here, over, there] }) => (
  <>
    <path
      d="M80 140c26-5 40 5 66 0s40 5 66 0 16 2 28 0v44H80Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path d="M84 140c26-5 40 5 66 0s40 5 66 0 12 2 20 0" strokeWidth="1.5" />
    <path d="M2 108h86c8 0 8 30 10 76H2ZM318 108h-86c-8 0-8 30-10 76h96Z" fill="var(--surface)" />
    <path d="M80 108c34-42 126-42 160 0" strokeWidth="7" stroke="var(--sol)" />
    <path d="M80 104c34-42 126-42 160 0M80 113c34-42 126-42 160 0" />
    <path
      d="M80 104V80m160 24V80M120 82V62m40 14V54m40 28V62M80 80c34-36 126-36 160 0"
      strokeWidth="1.5"
    />
    <Label x={12} y={142} anchor="start" wide={10}>
      {here}
    </Label>
    <Label x={160} y={34} wide={26}>
      {over}
    </Label>
    <Label x={308} y={142} anchor="end" wide={10}>
      {there}
    </Label>
  </>
);

/** Dark also where everything is. */
const NIGHT = 'light-dark(var(--primary), var(--page))';
const ON_NIGHT = 'light-dark(var(--primary-ink), var(--ink))';

/** Attention: what the lantern lights, and what stays in the dark beside it. */
export const Lantern: Drawing = ({ labels: [lit, dark] }) => (
  <>
    <rect x="6" y="8" width="308" height="184" rx="16" stroke="none" style={{ fill: NIGHT }} />
    <path d="M84 62 300 16v140L84 84Z" fill="var(--sol)" stroke="none" />
    <path d="M44 58h26l12 4v22l-12 4H44Z" fill="var(--surface)" stroke="var(--nilo-line)" />
    <path d="M46 58c0-12 22-12 22 0" style={{ stroke: ON_NIGHT }} />
    <Label x={226} y={84} wide={12} tone="sol">
      {lit}
    </Label>
    <Label x={24} y={168} anchor="start" wide={26} tone="night">
      {dark}
    </Label>
    <path
      d="M28 126h20m8 0h12M30 138h34"
      style={{ stroke: ON_NIGHT }}
      strokeWidth="1.5"
      opacity="0.6"
    />
  </>
);
