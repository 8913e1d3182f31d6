import { useId } from 'react';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import type { Spell } from '#web/games/catalogue.ts';
import { Chip } from '#web/ui/chip.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { MINIGAMES_TEXTS } from '../texts.ts';
import type { Wish } from './find-games.ts';

const NEEDS = ['calm', 'understand', 'together', 'distract', 'worked'] as const;
const SPELLS: readonly Spell[] = [2, 5, 10];

interface WishBarProps {
  wish: Wish;
  onChange: (wish: Wish) => void;
}

/** What somebody comes for and how much time there is, each chosen and let go with one touch. */
export function WishBar({ wish, onChange }: WishBarProps) {
  const search = useId();
  const finding = useFinding(wish.words);
  return (
    <div className="mb-6 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">{MINIGAMES_TEXTS.needLegend}</legend>
        {NEEDS.map((need) => (
          <Chip
            key={need}
            selected={wish.need === need}
            onClick={() => onChange({ ...wish, need: wish.need === need ? null : need })}
          >
            {MINIGAMES_TEXTS.needs[need]}
          </Chip>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 font-semibold">{MINIGAMES_TEXTS.spellLegend}</legend>
          {SPELLS.map((spell) => (
            <Chip
              key={spell}
              selected={wish.spell === spell}
              onClick={() => onChange({ ...wish, spell: wish.spell === spell ? null : spell })}
            >
              {MINIGAMES_TEXTS.minutes(spell)}
            </Chip>
          ))}
        </fieldset>
        <div className="min-w-[min(13rem,100%)] flex-1">
          <label htmlFor={search} className="mb-2 block font-semibold">
            {MINIGAMES_TEXTS.search}
          </label>
          <WordsLine
            id={search}
            type="search"
            autoComplete="off"
            words={{ text: wish.words, write: (words) => onChange({ ...wish, words }) }}
            className={inputClasses(false, 'h-11')}
          />
          <HelpNotice finding={finding} quiet />
        </div>
      </div>
    </div>
  );
}
