import { CASES } from '../cases/cases.ts';
import { Person } from '../../kit/people/person.tsx';
import { HOUSE_COLOURS } from '../scene/colours.ts';
import { KEEPSAKE_TEXTS } from '../texts.ts';

interface HouseProps {
  level: number;
  met: readonly string[];
}

const PER_ROW = 5;

/** Everybody of a level at their window; who has not been met has the shutters closed. */
export function House({ level, met }: HouseProps) {
  const people = CASES.filter((one) => one.level === level);
  const known = people.filter(({ id }) => met.includes(id)).length;
  const perRow = people.length > PER_ROW + 1 ? PER_ROW : people.length;
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${perRow * 56 + 8} ${Math.ceil(people.length / perRow) * 68 + 8}`}
        style={HOUSE_COLOURS}
        className="w-full max-w-sm rounded-card"
        aria-hidden="true"
      >
        <rect width="100%" height="100%" fill="var(--wall)" />
        {people.map(({ id, look, mood }, at) => (
          <g
            key={id}
            transform={`translate(${8 + (at % perRow) * 56} ${8 + Math.floor(at / perRow) * 68})`}
          >
            <rect x="-1" y="-1" width="50" height="58" rx="4" fill="var(--frame)" />
            {met.includes(id) ? (
              <svg x="3" y="3" width="42" height="50" viewBox="6 6 108 128">
                <rect width="120" height="140" fill="var(--lamp)" />
                <Person look={look} mood={mood} />
              </svg>
            ) : (
              <Shutters />
            )}
          </g>
        ))}
        {people.length % perRow > 0 && (
          <Door
            x={8 + (people.length % perRow) * 56}
            y={8 + Math.floor(people.length / perRow) * 68}
          />
        )}
      </svg>
      <p>{KEEPSAKE_TEXTS.house(known, people.length)}</p>
    </div>
  );
}

function Shutters() {
  return (
    <>
      <path d="M3 3H23V53H3ZM25 3H45V53H25Z" fill="var(--shutter)" />
      <path
        d="M7 12h12M7 20h12M7 28h12M7 36h12M7 44h12M29 12h12M29 20h12M29 28h12M29 36h12M29 44h12"
        stroke="var(--slat)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

function Door({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 68V16Q24 -6 42 16V68Z" fill="var(--frame)" />
      <path d="M10 68V18Q24 0 38 18V68Z" fill="var(--shutter)" />
      <circle cx="33" cy="42" r="2" fill="var(--lamp)" />
    </g>
  );
}
