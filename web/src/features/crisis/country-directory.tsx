import { type CountryLines, WORLD_DIRECTORY } from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import { chooseCountry } from '#web/lib/chosen-country.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ChannelLink, LineCard } from './line-card.tsx';
import { CRISIS_TEXTS } from './texts.ts';

/**
 * Countries as native details of one name: one open at a time, with or without a script. A script
 * only adds that the one that was opened stands at the top of the page from then on.
 */
export function CountryDirectory() {
  return (
    <div className="rounded-card border border-line bg-surface">
      {CRISIS_DIRECTORY.map((country) => (
        <Country key={country.code} country={country} />
      ))}
    </div>
  );
}

function Country({ country }: { country: CountryLines }) {
  return (
    <details
      name="pais"
      id={`pais-${country.code}`}
      className="group border-b border-line last:border-0"
      onToggle={(event) => {
        if (event.currentTarget.open) chooseCountry(country.code);
      }}
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-2 font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        {country.country}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-ink-soft transition duration-160 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-6 px-4 pt-1 pb-5">
        <Emergency country={country} />
        {country.lines.map((line) => (
          <LineCard key={line.name} line={line} />
        ))}
        {country.lines.length === 0 && (
          <p>
            {CRISIS_TEXTS.page.noLine}{' '}
            <a href={WORLD_DIRECTORY} className="text-primary underline underline-offset-4">
              findahelpline.com
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

function Emergency({ country }: { country: CountryLines }) {
  if (country.emergency.length === 0) {
    return country.lines.length > 0 ? (
      <p className="text-sm text-ink-soft">{CRISIS_TEXTS.page.noEmergency}</p>
    ) : null;
  }
  return (
    <div>
      <h3 className="text-lg font-semibold">{CRISIS_TEXTS.page.emergencyOf}</h3>
      <div className="mt-2 grid grid-cols-1 gap-2">
        {country.emergency.map((number) => (
          <ChannelLink key={number} channel={{ kind: 'call', number, dial: number }} />
        ))}
      </div>
      {country.emergencyNote !== undefined && (
        <p className="mt-2 text-sm text-ink-soft">{country.emergencyNote}</p>
      )}
    </div>
  );
}
