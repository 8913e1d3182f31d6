import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { useChosenCountry } from '#web/lib/chosen-country.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';
import type { Attacked } from './attacked.ts';
import { CountryChoice } from './country-choice.tsx';
import { crisisOptions } from './crisis-options.ts';
import { MoreHelp } from './more-help.tsx';
import { OptionLink } from './option-link.tsx';

const TEXTS = CHAT_TEXTS.crisis;

interface CrisisCardProps {
  level: 'risk' | 'emergency';
  /** Pinned above the conversation; otherwise it stands under the message that raised the level. */
  pinned?: boolean;
  attacked?: Attacked;
}

/**
 * Help by people: one thing to do, a few more behind it. It never closes the conversation and
 * cannot be dismissed. Where a keyboard leaves little room, what remains is the one thing to do.
 */
export function CrisisCard({ level, pinned = false, attacked = null }: CrisisCardProps) {
  const country = countryLines(useChosenCountry() ?? guessCountry());
  const { primary, more } = crisisOptions(level, country, attacked);
  const short = pinned && '[@media(max-height:32rem)]:sr-only';
  return (
    <section
      role="alert"
      data-danger=""
      className={classNames(
        'border-help bg-help-soft',
        pinned
          ? 'max-h-[45%] min-h-18 overflow-y-auto border-b-2 px-4 py-3 md:px-8 [@media(max-height:32rem)]:py-1.5'
          : 'rounded-card border-2 p-4',
      )}
    >
      <div className="mx-auto w-full max-w-2xl">
        <h2 className={classNames('font-semibold leading-snug', short)}>
          {level === 'emergency' ? TEXTS.emergencyTitle : TEXTS.title}
        </h2>
        {level === 'emergency' && (
          <p className={classNames('mt-0.5 text-sm', short)}>{TEXTS.emergencyBody}</p>
        )}
        <div className="mt-2.5">
          <OptionLink option={primary} look="primary" />
        </div>
        <div className="relative mt-1">
          <MoreHelp options={more} />
          {/* The wrong country's number helps nobody, so the choice is not folded away. */}
          <CountryChoice
            code={country?.code ?? null}
            className="absolute top-0 right-0 w-38 truncate"
          />
        </div>
      </div>
    </section>
  );
}
