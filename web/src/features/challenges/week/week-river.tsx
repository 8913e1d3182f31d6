import { SCENE_COLOURS } from '../scenes/colours.ts';

/** Where the stones lie on 480 × 96, and how large each is. */
const STONES = [
  { x: 62, y: 58, rx: 21, ry: 12 },
  { x: 150, y: 70, rx: 24, ry: 13 },
  { x: 240, y: 56, rx: 22, ry: 12 },
  { x: 330, y: 70, rx: 25, ry: 13 },
  { x: 418, y: 57, rx: 21, ry: 12 },
] as const;

/** Five stones across the water: those of acts that were done are lit. Decorative. */
export function WeekRiver({ done }: { done: readonly boolean[] }) {
  return (
    <svg
      viewBox="0 0 480 96"
      style={SCENE_COLOURS}
      className="h-full w-full overflow-visible bg-(--scene-sky)"
      fill="none"
      stroke="var(--scene-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M-900 32c300-20 600 20 900 2 70-16 120-12 190-6s150 8 290-8c300-16 600 30 900 4v176H-900Z"
        fill="var(--scene-far)"
        stroke="none"
      />
      <path
        d="M-900 44c300 14 600-14 900 2 90-8 170 4 250 0s150-8 230 0c300 10 600-16 900 0v154H-900Z"
        fill="var(--scene-near)"
        stroke="none"
      />
      <path d="M16 84c10 0 10-4 20-4M96 50c10 0 10-4 20-4M200 84c10 0 10-4 20-4M284 50c10 0 10-4 20-4M372 84c10 0 10-4 20-4M448 82c8 0 8-4 16-4M-60 70c10 0 10-4 20-4M-140 84c10 0 10-4 20-4M-200 60c10 0 10-4 20-4M520 70c10 0 10-4 20-4M600 84c10 0 10-4 20-4M660 60c10 0 10-4 20-4" />
      {STONES.map(({ x, y, rx, ry }, at) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y}
            rx={rx}
            ry={ry}
            fill={done[at] ? 'var(--scene-light)' : 'var(--scene-paper)'}
          />
          <path d={`M${x - rx - 6} ${y + ry + 2}q${rx / 2} 5 ${rx} 3`} />
          {done[at] && (
            <path d={`m${x - 6} ${y} 4.5 4 8-8`} stroke="var(--scene-ink)" strokeWidth="3" />
          )}
        </g>
      ))}
    </svg>
  );
}
