import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { ChannelLink } from './line-card.tsx';
import { CRISIS_TEXTS } from './texts.ts';

/** The number of the specification, until the browser knows of a country with another one. */
export function EmergencyCard() {
  const { title, body, elsewhere, local } = CRISIS_TEXTS.emergency;
  const country = countryLines(useBrowserValue(() => chosenCountry() ?? guessCountry(), null));
  const number = country ? country.emergency[0] : '911';
  return (
    <section className="rounded-card border-2 border-help bg-help-soft p-5">
      <h2 className="font-title text-xl font-semibold">{title}</h2>
      <p className="mt-2 mb-4 max-w-[56ch]">{body}</p>
      {number ? (
        <div className="max-w-sm">
          <ChannelLink channel={{ kind: 'call', number, dial: number }} first />
        </div>
      ) : (
        <p className="font-semibold">{local}</p>
      )}
      <p className="mt-3 text-sm">
        {country ? CRISIS_TEXTS.moment.numbersOf(country.country) : elsewhere}
      </p>
    </section>
  );
}
