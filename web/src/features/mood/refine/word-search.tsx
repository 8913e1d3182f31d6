import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Field, inputClasses, useField } from '#web/ui/text-field.tsx';
import { REFINE_TEXTS } from './texts.ts';

/** Looks for a word. It is a question, not a text: nobody keeps it, and the guard reads it. */
export function WordSearch(words: { text: string; write: (text: string) => void }) {
  const finding = useFinding(words.text);
  const { id, aria } = useField({ label: REFINE_TEXTS.search, hint: REFINE_TEXTS.searchHint });
  return (
    <div>
      <Field id={id} label={REFINE_TEXTS.search}>
        <WordsLine
          {...aria}
          aria-describedby={undefined}
          id={id}
          type="search"
          words={words}
          maxLength={60}
          placeholder={REFINE_TEXTS.searchHint}
          className={inputClasses(false, 'h-12')}
        />
      </Field>
      <HelpNotice finding={finding} quiet />
    </div>
  );
}
