import { Link } from 'react-router';
import { channelHref } from '#domain/crisis-lines/crisis-line.ts';
import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { UNITED_STATES } from '#domain/crisis-lines/united-states.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PLAN_TEXTS } from '../texts.ts';

/** A verified line of the country stands in every plan, also in one that names no professional. */
export function CountryLine() {
  const code = useBrowserValue(() => chosenCountry() ?? guessCountry(), null);
  const country = countryLines(code) ?? UNITED_STATES;
  const line = country.lines[0];
  const call = line?.channels.find((channel) => channel.kind === 'call');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      {line && call && (
        <a
          href={channelHref(call)}
          className="inline-flex min-h-12 items-center gap-3 rounded-control border border-ink-soft px-4 py-2 font-semibold text-ink no-underline hover:bg-help-soft"
        >
          <Icon name="phone" className="size-5 shrink-0" />
          <span>
            {PLAN_TEXTS.lineOf(country.country)}: {PLAN_TEXTS.call(call.number)}
            {'note' in call && call.note && <span className="font-normal">, {call.note}</span>}
          </span>
        </a>
      )}
      <Link
        to="/crisis"
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {PLAN_TEXTS.allLines}
      </Link>
    </div>
  );
}
