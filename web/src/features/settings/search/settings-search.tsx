import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { goTo } from '../parts/use-found.ts';
import { SECTIONS } from '../sections.ts';
import type { SettingEntry } from './entries.content.ts';
import { SEARCH_TEXTS as TEXTS } from './texts.ts';

const MOST = 6;

type Find = (query: string) => readonly SettingEntry[];

/** What finds, fetched when somebody begins to look for something. */
function useFinder(wanted: boolean): Find | null {
  const [find, setFind] = useState<Find | null>(null);
  useEffect(() => {
    if (!wanted || find) return;
    import('./find-settings.ts').then(
      ({ findSettings }) => setFind(() => findSettings),
      // Without it the index beside the page leads everywhere too.
      () => undefined,
    );
  }, [wanted, find]);
  return find;
}

/** Leads to a setting by any of its names. It is a question, not a text: nobody keeps it. */
export function SettingsSearch() {
  const [sought, setSought] = useState('');
  const finding = useFinding(sought);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const isSearching = sought.trim() !== '';
  const find = useFinder(isSearching);
  const found = find?.(sought).slice(0, MOST) ?? [];
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  function go(place: string) {
    // The address first: it marks the row, and "back" leads here again.
    location.hash = place;
    goTo(place);
  }

  function onFieldKey(event: KeyboardEvent) {
    const [first] = found;
    if (event.key === 'Enter' && first) {
      event.preventDefault();
      go(first.id);
    } else if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      links()[0]?.focus();
    } else if (event.key === 'Escape') setSought('');
  }

  function onListKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = links();
    const next = all.findIndex((link) => link === document.activeElement) + step;
    if (next < 0) document.getElementById(id)?.focus();
    else all[next]?.focus();
  }

  return (
    <search className="mb-6 block max-w-xl">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {TEXTS.label}
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-3 left-3.5 size-6 text-ink-soft"
        />
        <WordsLine
          id={id}
          type="search"
          autoComplete="off"
          maxLength={60}
          placeholder={TEXTS.placeholder}
          aria-controls={`${id}-found`}
          onKeyDown={onFieldKey}
          words={{ text: sought, write: setSought }}
          className={inputClasses(false, 'h-12 pl-12')}
        />
      </div>
      <HelpNotice finding={finding} quiet />
      <div id={`${id}-found`}>
        <output className="block text-sm text-ink-soft empty:hidden">
          {isSearching && find && (found.length > 0 ? TEXTS.count(found.length) : TEXTS.none)}
        </output>
        {found.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go between links, which Tab does too
          <ul
            ref={list}
            aria-label={TEXTS.results}
            onKeyDown={onListKey}
            className="mt-1 overflow-hidden rounded-card border border-line bg-surface"
          >
            {found.map(({ id: place, label, section }) => (
              <li key={place} className="border-b border-line last:border-b-0">
                <a
                  href={`#${place}`}
                  onClick={(event) => {
                    event.preventDefault();
                    go(place);
                  }}
                  className="flex min-h-12 items-center gap-3 px-4 py-2 leading-tight text-ink no-underline hover:bg-primary-soft focus-visible:-outline-offset-2"
                >
                  <Icon name={SECTIONS[section].icon} className="size-5 shrink-0 text-primary" />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {label}
                    {SECTIONS[section].label !== label && (
                      <span className="block text-sm text-ink-soft">{SECTIONS[section].label}</span>
                    )}
                  </span>
                  <Icon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}
