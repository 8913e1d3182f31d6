import { useId } from 'react';
import { DIARY } from '#domain/diary/diary.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { CharacterCount } from '#web/care/writing/character-count.tsx';
import type { Words } from '#web/care/writing/words.ts';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { EDITOR_TEXTS } from '../texts.ts';

/** The title, as large as it will be read. */
export function TitleLine({ words }: { words: Words }) {
  const id = useId();
  const finding = useFinding(words.text);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {EDITOR_TEXTS.titleLabel}
      </label>
      <WordsLine
        id={id}
        words={words}
        dir="auto"
        maxLength={DIARY.title}
        placeholder={EDITOR_TEXTS.titlePlaceholder}
        autoComplete="off"
        className="block min-h-12 w-full rounded-control border-b border-line bg-transparent px-1 py-1 font-title text-2xl font-semibold placeholder:font-normal"
      />
      <CharacterCount id={`${id}-count`} length={words.text.length} most={DIARY.title} />
      <HelpNotice finding={finding} />
    </div>
  );
}
