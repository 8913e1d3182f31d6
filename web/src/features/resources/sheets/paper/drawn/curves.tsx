import { type Part, times } from '../part.ts';
import { Drawing, Word } from './drawing.tsx';

/** A grid of time and strength, with a faint wave as an example of one. */
export function Wave({ title, high, low, time }: Part<'wave'>) {
  return (
    <Drawing title={title} words={[high, low, time]} size={[640, 250]} heightMm={72}>
      {times(11).map((at) => (
        <line key={at} x1="30" x2="630" y1={30 + at * 18} y2={30 + at * 18} strokeWidth="0.6" />
      ))}
      {times(13).map((at) => (
        <line key={at} x1={30 + at * 50} x2={30 + at * 50} y1="206" y2="216" />
      ))}
      <path d="M30 20v190h600" strokeWidth="2" />
      <path
        d="M30 192c90-8 110-130 200-138s140 120 260 132c50 5 90 6 140 8"
        strokeDasharray="3 8"
      />
      <Word x={34} y={12} size={14} at="start">
        {high}
      </Word>
      <Word x={34} y={234} size={14} at="start">
        {low}
      </Word>
      <Word x={630} y={234} size={14} at="end">
        {time}
      </Word>
    </Drawing>
  );
}

/** Three breaths to follow with a finger: the way down is longer. */
export function Breath({ title, rising, falling }: Part<'breath'>) {
  return (
    <Drawing title={title} words={[rising, falling]} size={[640, 190]} heightMm={54}>
      <path
        strokeWidth="3"
        d="M14 140c30 0 50-96 80-96s90 96 124 96c30 0 50-96 80-96s90 96 124 96c30 0 50-96 80-96s90 96 124 96"
      />
      {[94, 298, 502].map((x) => (
        <circle key={x} cx={x} cy="44" r="5" fill="currentColor" />
      ))}
      <Word x={14} y={16} size={16} at="start">
        {rising}
      </Word>
      <Word x={626} y={172} size={16} at="end">
        {falling}
      </Word>
    </Drawing>
  );
}

const PER_ROW = 10;

/** Stones to colour in, no two of the same shape side by side. */
export function Stones({ title, count }: Part<'stones'>) {
  const rows = Math.ceil(count / PER_ROW);
  return (
    <Drawing title={title} size={[640, rows * 62]} heightMm={rows * 18}>
      {times(count).map((at) => {
        const x = 32 + (at % PER_ROW) * 64;
        const y = 31 + Math.floor(at / PER_ROW) * 62;
        return (
          <ellipse
            key={at}
            cx={x}
            cy={y}
            rx={23 + ((at * 5) % 6)}
            ry={17 + ((at * 7) % 5)}
            transform={`rotate(${((at * 37) % 40) - 20} ${x} ${y})`}
          />
        );
      })}
    </Drawing>
  );
}
