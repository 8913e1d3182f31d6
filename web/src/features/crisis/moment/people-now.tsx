import type { Channel } from '#domain/crisis-lines/crisis-line.ts';
import { NATIONAL_CRISIS_LINE } from '#domain/crisis-lines/united-states.ts';
import { ChannelLink } from '../line-card.tsx';
import { useOwnCountry } from '../own-country.tsx';
import { CRISIS_TEXTS } from '../texts.ts';

const { moment } = CRISIS_TEXTS;
const [CALL_988] = NATIONAL_CRISIS_LINE.channels;

/**
 * Two numbers that stay in sight. Until the country is known, those of the specification; a wrong
 * country's number helps nobody, so its name and the way to another one stand beside them.
 */
export function PeopleNow() {
  const country = useOwnCountry();
  const emergency = country ? country.emergency[0] : '911';
  const line: Channel | undefined = country ? country.lines[0]?.channels[0] : CALL_988;
  return (
    <section aria-label={moment.danger} className="mt-4">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {emergency && (
          <ChannelLink channel={{ kind: 'call', number: emergency, dial: emergency }} first />
        )}
        {line && <ChannelLink channel={line} first={!emergency} />}
        {!line && !emergency && <p className="font-semibold">{moment.localEmergency}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {country ? moment.numbersOf(country.country) : moment.numbersUnknown}
        <a
          href="/crisis#paises"
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {moment.otherCountry}
        </a>
      </p>
    </section>
  );
}
