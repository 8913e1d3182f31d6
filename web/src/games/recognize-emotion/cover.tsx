import { FaceDrawing } from './face/face.tsx';
import { EXPRESSIONS } from './face/expressions.ts';
import { PEOPLE } from './face/people.ts';
import { scaled, units } from './face/units.ts';

const ROW = [
  { person: 10, shows: scaled(EXPRESSIONS.surprise, 0.8), x: -102 },
  { person: 0, shows: EXPRESSIONS.joy, x: -10 },
  { person: 8, shows: units({ innerUp: 0.7, browDown: 0.3, cheek: 0.3, cornerUp: 0.5 }), x: 82 },
  { person: 7, shows: units({ browDown: 0.45, lidTight: 0.3, press: 0.25 }), x: 174 },
] as const;

/** Four faces in a row, as at a stop of the bus. */
export function FacesCover() {
  return (
    <svg
      viewBox="0 0 200 100"
      preserveAspectRatio="xMidYMid slice"
      className="h-36 w-full rounded-card bg-[light-dark(oklch(0.88_0.04_205),oklch(0.3_0.04_228))] md:h-52"
      aria-hidden="true"
    >
      <path
        d="M-200 78Q-100 66 0 76T200 74T400 78V120H-200Z"
        fill="light-dark(oklch(0.8 0.06 195), oklch(0.38 0.05 215))"
      />
      {ROW.map(({ person, shows, x }) => {
        const who = PEOPLE[person];
        return (
          who && (
            <g key={person} transform={`translate(${x * 0.8 + 14} 2) scale(.86)`}>
              <FaceDrawing person={who} units={shows} />
            </g>
          )
        );
      })}
    </svg>
  );
}
