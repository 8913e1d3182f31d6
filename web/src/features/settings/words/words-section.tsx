import { lazy, Suspense, useId } from 'react';
import { WORD_COUNTRIES } from '#domain/mood/words/regions.ts';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { Row } from '../parts/row.tsx';
import { WORDS_TEXTS as TEXTS } from '../texts.ts';

// The vocabulary is large; who chooses nothing does not fetch it.
const FirstWords = lazy(() =>
  import('./first-words.tsx').catch(() => ({
    default: () => <p className="text-ink-soft">{TEXTS.unavailable}</p>,
  })),
);

const NAMES = new Intl.DisplayNames('es', { type: 'region' });
const COUNTRIES = WORD_COUNTRIES.map((code) => ({
  code,
  name: NAMES.of(code.toUpperCase()) ?? code,
})).toSorted((one, other) => one.name.localeCompare(other.name, 'es'));

/** Whose words for feelings come first. */
export function WordsSection() {
  const { value, choose, said, undo } = useChoice('wordsOf');
  const id = useId();
  return (
    <Row id="pais">
      <label htmlFor={id} className="font-semibold">
        {TEXTS.label}
      </label>
      <p id={`${id}-hint`} className="max-w-[60ch] text-sm text-ink-soft">
        {TEXTS.hint}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <select
          id={id}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          className={inputClasses(false, 'h-12 max-w-xs')}
        >
          <option value="">{TEXTS.everybody}</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <SavedNote of={TEXTS.label} said={said} onUndo={undo} />
      </div>
      {value !== '' && (
        <Suspense fallback={<p className="mt-3 text-ink-soft">{TEXTS.looking}</p>}>
          <FirstWords country={value} />
        </Suspense>
      )}
    </Row>
  );
}
