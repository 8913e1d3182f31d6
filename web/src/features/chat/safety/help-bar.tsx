import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { CARE_TEXTS } from '#web/care/texts.ts';
import { useChosenCountry } from '#web/lib/chosen-country.ts';
import type { Attacked } from './attacked.ts';
import { CountryChoice } from './country-choice.tsx';
import { crisisOptions } from './crisis-options.ts';
import { MoreHelp } from './more-help.tsx';
import { OptionLink } from './option-link.tsx';

/** The small form of the crisis card, always in sight while the conversation goes on. */
export function HelpBar({ attacked }: { attacked: Attacked }) {
  const country = countryLines(useChosenCountry() ?? guessCountry());
  const { primary, more } = crisisOptions('risk', country, attacked);
  return (
    <section
      aria-label={CARE_TEXTS.help.still}
      className="min-h-14 overflow-y-auto border-b border-help bg-help-soft px-4 py-1.5 md:px-8"
    >
      <div className="relative mx-auto w-full max-w-2xl">
        <div className="pr-36">
          <OptionLink option={primary} look="small" />
        </div>
        <MoreHelp options={more} summaryClass="absolute top-0 right-0">
          <CountryChoice code={country?.code ?? null} className="w-full max-w-xs" />
        </MoreHelp>
      </div>
    </section>
  );
}
