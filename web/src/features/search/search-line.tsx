import { type RefObject, useEffect } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { SEARCH_TEXTS } from './texts.ts';

interface SearchLineProps {
  field: RefObject<HTMLDivElement | null>;
  text: string;
  onText: (text: string) => void;
  /** The guard has read the words: whether help is to stand first. */
  onSerious: (isSerious: boolean) => void;
}

/** One line for anything. The guard reads along; nobody keeps it. */
export function SearchLine({ field, text, onText, onSerious }: SearchLineProps) {
  const finding = useFinding(text);
  const isSerious = atLeast(finding.level, 'risk');
  useEffect(() => onSerious(isSerious), [isSerious, onSerious]);
  return (
    <div>
      <search ref={field} className="relative block">
        <Icon
          name="search"
          className="pointer-events-none absolute top-4 left-4 size-6 text-ink-soft"
        />
        <WordsLine
          words={{ text, write: onText }}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={160}
          aria-label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.hint}
          className={inputClasses(
            false,
            'min-h-14 rounded-full! py-3 pr-14 pl-13 text-lg [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={SEARCH_TEXTS.clear}
            onClick={() => {
              onText('');
              field.current?.querySelector('input')?.focus();
            }}
            className="absolute top-1.5 right-1.5 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink"
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </search>
      <HelpNotice finding={finding} quiet />
    </div>
  );
}
