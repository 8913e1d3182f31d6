import { useId } from 'react';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { HISTORY_TEXTS } from './texts.ts';

interface SearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
}

export function SearchField({ query, onQuery }: SearchFieldProps) {
  const id = useId();
  const finding = useFinding(query);
  return (
    <div>
      <div className="flex items-center gap-1 rounded-control border border-ink-soft bg-surface pl-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <label htmlFor={id} className="contents">
          <span className="sr-only">{HISTORY_TEXTS.search.label}</span>
          <Icon name="search" className="size-5 shrink-0 text-ink-soft" />
        </label>
        <WordsLine
          id={id}
          type="search"
          words={{ text: query, write: onQuery }}
          placeholder={HISTORY_TEXTS.search.label}
          maxLength={200}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-1 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {query !== '' && (
          <button
            type="button"
            aria-label={HISTORY_TEXTS.search.clear}
            onClick={() => onQuery('')}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-surface-2"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      <HelpNotice finding={finding} quiet />
    </div>
  );
}
