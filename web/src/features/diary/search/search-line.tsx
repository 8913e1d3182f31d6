import { useId } from 'react';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { SEARCH_TEXTS } from '../texts.ts';

interface SearchLineProps {
  question: string;
  onQuestion: (question: string) => void;
}

export function SearchLine({ question, onQuestion }: SearchLineProps) {
  const id = useId();
  const finding = useFinding(question);
  return (
    <search className="block">
      <div className="flex items-center gap-1 rounded-control border border-ink-soft bg-surface pl-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <label htmlFor={id} className="contents">
          <span className="sr-only">{SEARCH_TEXTS.label}</span>
          <Icon name="search" className="size-5 shrink-0 text-ink-soft" />
        </label>
        <WordsLine
          id={id}
          type="search"
          dir="auto"
          words={{ text: question, write: onQuestion }}
          placeholder={SEARCH_TEXTS.label}
          maxLength={200}
          className="min-h-12 min-w-0 flex-1 bg-transparent px-1 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {question !== '' && (
          <button
            type="button"
            aria-label={SEARCH_TEXTS.clear}
            onClick={() => onQuestion('')}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-surface-2"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      <HelpNotice finding={finding} quiet />
    </search>
  );
}
