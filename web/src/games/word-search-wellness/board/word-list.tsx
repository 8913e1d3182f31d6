import { Icon } from '#web/ui/icon/icon.tsx';
import type { SearchState } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

/** What there is to find, and what was found: a mark and a line through it, and words for readers. */
export function WordList({ state }: { state: SearchState }) {
  const { hidden, found } = state;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex items-baseline justify-between gap-3 font-semibold">
        {SEARCH_TEXTS.words}
        <span className="font-normal text-ink-soft tabular-nums">
          {SEARCH_TEXTS.progress(found.length, hidden.length)}
        </span>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-1">
        {hidden.map(({ word }, at) => {
          const isFound = found.includes(at);
          return (
            <li key={word} className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
              {isFound && <Icon name="check" className="size-4 shrink-0 text-ok" />}
              <span className={isFound ? 'text-ink-soft line-through' : undefined}>{word}</span>
              {isFound && <span className="sr-only">, {SEARCH_TEXTS.wordFound}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
