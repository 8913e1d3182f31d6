import { Icon } from '#web/ui/icon/icon.tsx';
import type { SearchState } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

/**
 * What there is to find, and what was found: a mark and a line through it, and words for readers. It
 * is low, so that on a phone all of it stands under the board.
 */
export function WordList({ state }: { state: SearchState }) {
  const { hidden, found } = state;
  return (
    <ul aria-label={SEARCH_TEXTS.words} className="sand-words grid gap-x-2 text-[0.9375rem]">
      {hidden.map(({ word }, at) => {
        const isFound = found.includes(at);
        return (
          <li key={word} className="flex min-w-0 items-center gap-1 wrap-anywhere">
            {isFound && <Icon name="check" className="size-4 shrink-0 text-ok" />}
            <span className={isFound ? 'text-ink-soft line-through' : undefined}>{word}</span>
            {isFound && <span className="sr-only">, {SEARCH_TEXTS.wordFound}</span>}
          </li>
        );
      })}
    </ul>
  );
}
