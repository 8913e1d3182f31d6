import { Person } from '../../kit/people/person.tsx';
import { levels } from '../content.ts';
import { caseOf, type DetectiveState, isSame } from '../rules.ts';
import { HOUSE_COLOURS } from '../scene/colours.ts';
import { KEEPSAKE_TEXTS, wordsText } from '../texts.ts';

/** Which level is a change from which. */
const NEXT: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 2, 4: 5, 5: 3 };

/** The people of this run, each with their word and the own one, and where it could go on. */
export function DetectiveKeepsake({ state }: { state: DetectiveState }) {
  if (state.solved.length === 0) return null;
  const next = levels.find(({ level }) => level === NEXT[caseOf({ ...state, at: 0 }).level]);
  return (
    <section className="flex w-full flex-col gap-3 text-left">
      <h2 className="font-semibold">{KEEPSAKE_TEXTS.title}</h2>
      <ul className="flex flex-col gap-2">
        {state.solved.map(({ words }, at) => {
          const one = caseOf({ cases: state.cases, at });
          return (
            <li key={one.id} className="flex items-center gap-3 rounded-card bg-surface p-2">
              <svg
                viewBox="6 12 108 108"
                style={HOUSE_COLOURS}
                aria-hidden="true"
                className="size-16 shrink-0 rounded-control"
              >
                <rect width="120" height="130" fill="var(--lamp)" />
                <Person look={one.look} mood={one.mood} />
              </svg>
              <p>
                <strong>{one.name}.</strong> {KEEPSAKE_TEXTS.theirs(wordsText(one.answers))}
                <br />
                <span className="text-ink-soft">
                  {isSame(one, words)
                    ? KEEPSAKE_TEXTS.same
                    : KEEPSAKE_TEXTS.yours(wordsText(words))}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      {next && <p>{KEEPSAKE_TEXTS.next(next)}</p>}
    </section>
  );
}
