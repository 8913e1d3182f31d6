import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { inputClasses } from '#web/ui/text-field.tsx';
import { NEEDS } from '../contract.ts';
import { LIST_TEXTS, NEED_TEXTS } from '../texts.ts';
import type { Wish } from './arrange.ts';

const TIMES = [3, 5, 10] as const;

interface FiltersProps {
  wish: Wish;
  onWish: (wish: Wish) => void;
}

/** What is needed now, how much time there is, and a word to look for. */
export function Filters({ wish, onWish }: FiltersProps) {
  const finding = useFinding(wish.query);
  return (
    <div className="mb-8 flex flex-col gap-5">
      <fieldset>
        <legend className="mb-3 font-title text-xl font-semibold">{LIST_TEXTS.needs}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5 tight:grid-cols-1">
          {NEEDS.map((need) => {
            const isChosen = wish.need === need;
            return (
              <button
                key={need}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onWish({ ...wish, need: isChosen ? null : need })}
                className={classNames(
                  'flex min-h-16 flex-col justify-center rounded-card border px-4 py-2.5 text-left leading-tight transition duration-160 ease-out',
                  isChosen
                    ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
                    : 'border-ink-soft bg-surface hover:border-primary',
                )}
              >
                <span className="font-semibold">{NEED_TEXTS[need].label}</span>
                <span className="text-sm text-ink-soft">{NEED_TEXTS[need].hint}</span>
              </button>
            );
          })}
        </div>
      </fieldset>
      <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between md:gap-8">
        <fieldset>
          <legend className="mb-2 font-semibold">{LIST_TEXTS.time}</legend>
          <div className="flex flex-wrap gap-2">
            {TIMES.map((minutes) => (
              <Chip
                key={minutes}
                selected={wish.within === minutes}
                onClick={() =>
                  onWish({ ...wish, within: wish.within === minutes ? null : minutes })
                }
              >
                {LIST_TEXTS.times[minutes]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <search className="relative md:w-80">
          <Icon
            name="search"
            className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
          />
          <WordsLine
            words={{ text: wish.query, write: (query) => onWish({ ...wish, query }) }}
            type="search"
            maxLength={120}
            aria-label={LIST_TEXTS.search}
            placeholder={LIST_TEXTS.searchHint}
            className={inputClasses(false, 'min-h-11 py-2 pl-10')}
          />
        </search>
      </div>
      <HelpNotice finding={finding} quiet />
    </div>
  );
}
