import { useId } from 'react';
import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { chooseCountry } from '#web/lib/chosen-country.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { inputClasses } from '#web/ui/text-field.tsx';
import { SHEET_GROUPS } from '../sheets/sheet.ts';
import { GROUP_TEXTS } from '../sheets/texts.ts';
import { KIND_TEXTS, RESOURCES_TEXTS } from '../texts.ts';
import { RESOURCE_KINDS, type Wish } from './wish.ts';

interface FiltersProps {
  wish: Wish;
  onWish: (wish: Wish) => void;
}

export function Filters({ wish, onWish }: FiltersProps) {
  const finding = useFinding(wish.query);
  return (
    <div className="mb-8 flex flex-col gap-5">
      <fieldset>
        <legend className="mb-3 font-title text-xl font-semibold">{RESOURCES_TEXTS.kinds}</legend>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-4 tight:grid-cols-1">
          {RESOURCE_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={wish.kind === kind}
              onClick={() => onWish({ ...wish, kind, query: '', savedOnly: false })}
              className={classNames(
                'flex min-h-16 flex-col justify-center rounded-card border px-4 py-2.5 text-left leading-tight transition duration-160 ease-out',
                wish.kind === kind
                  ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
                  : 'border-ink-soft bg-surface hover:border-primary',
              )}
            >
              <span className="font-semibold">{KIND_TEXTS[kind].label}</span>
              <span className="text-sm text-ink-soft">{KIND_TEXTS[kind].hint}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset hidden={wish.kind === 'lines'}>
        <legend className="mb-2 font-semibold">{RESOURCES_TEXTS.needs}</legend>
        <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
          {SHEET_GROUPS.map((need) => (
            <Chip
              key={need}
              selected={wish.need === need}
              className="shrink-0"
              onClick={() => onWish({ ...wish, need: wish.need === need ? null : need })}
            >
              {GROUP_TEXTS[need]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-3 md:flex-row md:items-end">
        <search className="relative md:w-72">
          <Icon
            name="search"
            className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
          />
          <WordsLine
            words={{ text: wish.query, write: (query) => onWish({ ...wish, query }) }}
            type="search"
            maxLength={120}
            aria-label={RESOURCES_TEXTS.search}
            placeholder={RESOURCES_TEXTS.searchHint}
            className={inputClasses(false, 'min-h-11 py-2 pl-10')}
          />
        </search>
        {(wish.kind === 'lines' || wish.kind === 'services') && (
          <CountryChoice country={wish.country} />
        )}
        <Chip
          selected={wish.savedOnly}
          onClick={() => onWish({ ...wish, savedOnly: !wish.savedOnly })}
          className="self-start md:self-end"
        >
          {RESOURCES_TEXTS.savedOnly}
        </Chip>
      </div>
      <HelpNotice finding={finding} quiet />
    </div>
  );
}

/** The same choice as on the page of the lines, kept on this device. */
function CountryChoice({ country }: { country: string | null }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        {RESOURCES_TEXTS.country}
      </label>
      <select
        id={id}
        value={country ?? ''}
        onChange={(event) => chooseCountry(event.currentTarget.value || null)}
        className={inputClasses(false, 'min-h-11 py-2 md:w-56')}
      >
        <option value="">{RESOURCES_TEXTS.anyCountry}</option>
        {CRISIS_DIRECTORY.map(({ code, country: name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
