import { EXPRESSIONS, SIX, type Six } from '../face/expressions.ts';
import { PEOPLE } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import { type Confusions, confusionsOf, mostConfused } from '../play/confusions.ts';
import { differenceBetween } from '../differences.content.ts';
import type { RecogniseState } from '../rules.ts';
import { RECOGNISE_TEXTS as TEXTS, SIX_TEXTS, THE_SIX } from '../texts.ts';
import { StoryReport } from './story-report.tsx';

/** As many as one reads. */
const TOLD = 2;
const WITH_STAIR = 5;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What was seen and what was taken for what: first in words, then as a table. */
export function Report({ state }: { state: RecogniseState }) {
  const sightings = state.answers.filter(({ kind }) => kind === 'name' || kind === 'mixed');
  const counts = confusionsOf(sightings);
  const confused = mostConfused(counts).slice(0, TOLD);
  return (
    <section aria-label={TEXTS.report} className="flex w-full flex-col gap-3 text-left">
      {sightings.length > 0 && (
        <>
          <h2 className="font-title text-lg font-semibold">{TEXTS.report}</h2>
          {confused.length === 0 && <p>{TEXTS.reportAll}</p>}
          {confused.map(({ shown, chosen, times, of }) => (
            <p key={`${shown} ${chosen}`}>
              {TEXTS.confused(capital(THE_SIX[shown]), SIX_TEXTS[chosen], times, of)}{' '}
              {differenceBetween(shown, chosen)}
            </p>
          ))}
          {state.level <= WITH_STAIR && (
            <p>{TEXTS.readAt(Math.round(state.stair.strength * 100))}</p>
          )}
          <Table counts={counts} />
        </>
      )}
      <StoryReport trials={state.trials} />
      <p className="text-ink-soft">{TEXTS.proof}</p>
    </section>
  );
}

function Table({ counts }: { counts: Confusions }) {
  return (
    <>
      <p className="text-sm text-ink-soft">{TEXTS.reportTable}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by keyboard */}
      <div role="group" aria-label={TEXTS.reportTable} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0.5 text-sm">
          <caption className="sr-only">{TEXTS.reportTable}</caption>
          <thead>
            <tr>
              <th scope="col" className="p-1 text-left font-normal text-ink-soft">
                {TEXTS.reportRow}
              </th>
              {SIX.map((one) => (
                <th
                  key={one}
                  scope="col"
                  className="p-0.5 font-normal"
                  style={{ verticalAlign: 'top' }}
                >
                  <Small shows={one} />
                  <span className="faces-word mx-auto mt-1 block rotate-180 text-left">
                    {SIX_TEXTS[one]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SIX.map((shown) => (
              <tr key={shown}>
                <th scope="row" className="p-1 text-left font-normal">
                  {SIX_TEXTS[shown]}
                </th>
                {SIX.map((chosen) => (
                  <Count key={chosen} count={counts[shown][chosen]} seen={shown === chosen} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Count({ count, seen }: { count: number; seen: boolean }) {
  const look = seen
    ? 'bg-primary-soft font-semibold'
    : count > 0
      ? 'bg-surface-2 outline outline-ink-soft'
      : 'bg-surface-2 text-ink-soft';
  return (
    <td className={`h-9 min-w-8 rounded-control text-center tabular-nums ${look}`}>
      <span aria-hidden={count === 0 || undefined}>{count === 0 ? '·' : count}</span>
      {count === 0 && <span className="sr-only">0</span>}
    </td>
  );
}

function Small({ shows }: { shows: Six }) {
  const [, person] = PEOPLE;
  return (
    person && (
      <Portrait
        person={person}
        units={EXPRESSIONS[shows]}
        crop="tight"
        className="mx-auto size-8 rounded-control sm:size-9"
      />
    )
  );
}
