import type { Care } from '../api/care.ts';
import { dayAfter } from './day-after.ts';
import { CARE_TEXTS as TEXTS } from './texts.ts';

const ROW = 14;
const DAYS = 2 * ROW;

type Kind = 'cared' | 'rested' | 'none';

/**
 * The last four weeks as a river bed, the oldest day first: a stone for each day of care, a leaf for a
 * rest, and just water where nothing was noted. Nothing is missing from it.
 */
export function RiverOfDays({ care }: { care: Care }) {
  const [cared, rested] = [new Set(care.days), new Set(care.rests)];
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = dayAfter(care.today, index - DAYS + 1);
    const kind: Kind = cared.has(day) ? 'cared' : rested.has(day) ? 'rested' : 'none';
    return { day, kind };
  });
  const count = (kind: Kind) => days.filter((one) => one.kind === kind).length;
  return (
    <figure>
      <svg
        viewBox="0 0 340 92"
        className="block w-full max-w-lg"
        role="img"
        aria-label={TEXTS.picture(count('cared'), count('rested'))}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d="M4 20C40 6 92 10 130 14s70-8 110-8 70 6 92 14c8 14 6 40 0 54-30 14-70 8-108 8S150 90 112 88 30 88 8 76C0 60 0 34 4 20Z"
          fill="var(--nilo-water)"
          opacity=".4"
        />
        {days.map(({ day, kind }, index) => (
          <Day
            key={day}
            kind={kind}
            x={20 + (index % ROW) * 23}
            y={(index < ROW ? 32 : 66) + Math.sin(index * 1.3) * 4}
            turn={(index * 47) % 40}
            today={index === DAYS - 1}
          />
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{TEXTS.weeks}</span>
        <Key kind="cared" label={TEXTS.legend.cared} />
        {count('rested') > 0 && <Key kind="rested" label={TEXTS.legend.rested} />}
      </figcaption>
    </figure>
  );
}

interface DayProps {
  kind: Kind;
  x: number;
  y: number;
  turn: number;
  today?: boolean;
}

function Day({ kind, x, y, turn, today = false }: DayProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {today && <circle r="12.5" stroke="var(--sol)" strokeWidth="3" />}
      {kind === 'cared' && (
        <path
          transform={`rotate(${turn - 20})`}
          d="M-8.5 1c-.5-5 3-7.5 8.5-7.5s9 2.5 8.5 6.5-4 6-9 6-7.5-1.5-8-5Z"
          fill="var(--primary)"
        />
      )}
      {kind === 'rested' && (
        <path
          d="M-7 5c-1-8 4-12 14-11 1 8-4 13-12 11M-8 7c2-3 5-6 9-8"
          stroke="var(--primary)"
          strokeWidth="2"
        />
      )}
      {kind === 'none' && (
        <path d="M-6 0c2-2 4-2 6 0s4 2 6 0" stroke="var(--nilo-ripple)" strokeWidth="1.6" />
      )}
    </g>
  );
}

function Key({ kind, label }: { kind: Kind; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="-12 -10 24 20" className="h-4 w-5" aria-hidden="true" fill="none">
        <Day kind={kind} x={0} y={0} turn={20} />
      </svg>
      {label}
    </span>
  );
}
