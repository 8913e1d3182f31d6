import { ChannelLink } from './line-card.tsx';
import { useOwnCountry } from './own-country.tsx';
import { CRISIS_TEXTS } from './texts.ts';

/** The number of the specification, until the browser knows of a country with another one. */
export function EmergencyCard() {
  const { title, body, elsewhere, local } = CRISIS_TEXTS.emergency;
  const country = useOwnCountry();
  const number = country ? country.emergency[0] : '911';
  return (
    <section className="rounded-card border-2 border-help bg-help-soft p-5">
      <h2 className="font-title text-xl font-semibold">{title}</h2>
      {number ? (
        <div className="mt-3 max-w-sm">
          <ChannelLink channel={{ kind: 'call', number, dial: number }} first />
        </div>
      ) : (
        <p className="mt-3 font-semibold">{local}</p>
      )}
      <p className="mt-3 max-w-[56ch]">{body}</p>
      <p className="mt-2 text-sm">
        {country ? CRISIS_TEXTS.moment.numbersOf(country.country) : elsewhere}{' '}
        {country?.emergencyNote}
      </p>
    </section>
  );
}
