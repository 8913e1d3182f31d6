import { WORLD_DIRECTORY } from '#domain/crisis-lines/crisis-line.ts';
import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { CRISIS_TEXT_LINE, NATIONAL_CRISIS_LINE } from '#domain/crisis-lines/united-states.ts';
import { useChosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { GroupLines } from './group-lines.tsx';
import { LineCard } from './line-card.tsx';
import { CRISIS_TEXTS } from './texts.ts';

const { page } = CRISIS_TEXTS;

/** The person's own country, as far as it is known: what they chose, else what the clock says. */
export function useOwnCountry() {
  const guessed = useBrowserValue(guessCountry, null);
  return countryLines(useChosenCountry() ?? guessed);
}

/** Where the lines of the specification are those of the person. */
const isAtHome = (code: string | undefined) => code === undefined || code === 'us' || code === 'pr';

/** People who answer in this very country; the specification's lines where it is not known. */
export function OwnCountryLines() {
  const country = useOwnCountry();
  const lines =
    country && country.code !== 'us' ? country.lines : [NATIONAL_CRISIS_LINE, CRISIS_TEXT_LINE];
  return (
    <section>
      <h2 className="font-title text-xl font-semibold">{page.now}</h2>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 text-ink-soft">
        {country ? page.linesOf(country.country) : page.nowLead}
        <a
          href="#paises"
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {page.toCountries}
        </a>
      </p>
      {lines.length > 0 ? (
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {lines.map((line) => (
            <LineCard key={line.name} line={line} />
          ))}
        </div>
      ) : (
        <p>
          {page.noLine}{' '}
          <a href={WORLD_DIRECTORY} className="text-primary underline underline-offset-4">
            findahelpline.com
          </a>
        </p>
      )}
    </section>
  );
}

/** The lines of the United States: in sight for who may be there, one tap away for everyone else. */
export function UnitedStatesLines() {
  const country = useOwnCountry();
  if (isAtHome(country?.code)) return <GroupLines />;
  return (
    <details className="group rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-13 items-center font-semibold">{page.unitedStates}</summary>
      <div className="flex flex-col gap-8 pt-2 pb-5">
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          <LineCard line={NATIONAL_CRISIS_LINE} />
          <LineCard line={CRISIS_TEXT_LINE} />
        </div>
        <GroupLines />
      </div>
    </details>
  );
}
