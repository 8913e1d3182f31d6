import { Person } from '../../kit/people/person.tsx';
import { caseOf, type DetectiveState, isFitting, isSame } from '../rules.ts';
import { HOUSE_COLOURS } from '../scene/colours.ts';
import type { Case } from '../cases/case.ts';
import { KEEPSAKE_TEXTS, wordsText } from '../texts.ts';
import { House } from './house.tsx';

/** The people of this run, each with their word and the own one, and who else lives here. */
export function DetectiveKeepsake({ state }: { state: DetectiveState }) {
  if (state.solved.length === 0) return null;
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
                <span className="text-ink-soft">{wordsBeside(one, words)}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <House level={state.level} met={[...state.met, ...state.cases]} />
    </section>
  );
}

function wordsBeside(one: Case, words: readonly string[]): string {
  if (isFitting(one, words)) return KEEPSAKE_TEXTS.fitting(wordsText(words));
  return isSame(one, words) ? KEEPSAKE_TEXTS.same : KEEPSAKE_TEXTS.yours(wordsText(words));
}
