import { useId } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { TOOL_PAGE_TEXTS } from '../../texts.ts';

interface WeightFieldProps {
  question: string;
  note?: string;
  low: string;
  high: string;
  value: number | null;
  onChange: (value: number) => void;
}

const MOST = 10;
const MIDDLE = 5;

/** Water that is calm at 0 and choppy at 10: the same number, for the eyes. */
function waterLine(value: number): string {
  const height = 1 + value * 1.1;
  const waves = Array.from({ length: 10 }, () => `q10 ${-height * 2} 20 0t20 0`);
  return `M0 24${waves.join('')}`;
}

/**
 * 0 to 10 with the meaning of both ends. Nothing is chosen beforehand: an answer is an answer, so
 * the thumb is hollow until somebody has touched it.
 */
export function WeightField({ question, note, low, high, value, onChange }: WeightFieldProps) {
  const id = useId();
  const shown = value ?? MIDDLE;
  const { unanswered, value: inWords } = TOOL_PAGE_TEXTS.rating;
  const take = (input: HTMLInputElement) => onChange(Number(input.value));
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {question} {note && <span className="font-normal text-ink-soft">({note})</span>}
        </label>
        <output htmlFor={id} className="font-title text-2xl font-semibold tabular-nums">
          {value ?? '–'}
        </output>
      </div>
      <svg
        viewBox="0 0 400 40"
        preserveAspectRatio="none"
        className={classNames('h-9 w-full text-primary', value === null && 'opacity-40')}
        aria-hidden="true"
      >
        <path d={`${waterLine(shown)}V40H0Z`} fill="var(--primary-soft)" />
        <path
          d={waterLine(shown)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <input
        id={id}
        type="range"
        min={0}
        max={MOST}
        step={1}
        value={shown}
        aria-valuetext={value === null ? unanswered : inWords(value)}
        onChange={(event) => take(event.currentTarget)}
        // Where it already stands is an answer too.
        onPointerUp={(event) => take(event.currentTarget)}
        onKeyUp={(event) => {
          if (event.key === ' ' || event.key === 'Enter') take(event.currentTarget);
        }}
        className={classNames(
          'h-11 w-full cursor-pointer accent-primary',
          value === null && 'opacity-60',
        )}
      />
      <div className="flex justify-between text-sm text-ink-soft" aria-hidden="true">
        <span>0 {low}</span>
        <span>
          {high} {MOST}
        </span>
      </div>
    </div>
  );
}
