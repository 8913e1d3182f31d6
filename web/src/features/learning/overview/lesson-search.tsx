import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { LEARNING_TEXTS } from '../texts.ts';

interface LessonSearchProps {
  query: string;
  onQuery: (query: string) => void;
}

/** A word to look for a lesson with. The guard reads along; nobody keeps it. */
export function LessonSearch({ query, onQuery }: LessonSearchProps) {
  const finding = useFinding(query);
  return (
    <div className="flex flex-col gap-3">
      <search className="relative w-full md:w-96">
        <Icon
          name="search"
          className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
        />
        <WordsLine
          words={{ text: query, write: onQuery }}
          type="search"
          maxLength={120}
          aria-label={LEARNING_TEXTS.search}
          placeholder={LEARNING_TEXTS.searchHint}
          className={inputClasses(false, 'min-h-11 py-2 pl-10')}
        />
      </search>
      <HelpNotice finding={finding} quiet />
    </div>
  );
}
