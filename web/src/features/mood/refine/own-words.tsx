import { OWN_WORD_MAX_LENGTH, OWN_WORDS_MOST } from '#domain/mood/emotions.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { useKeptWords } from '#web/care/writing/words.ts';
import { WordsLine } from '#web/care/writing/words-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Field, inputClasses, useField } from '#web/ui/text-field.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { ownWordDraft } from '../note/note-draft.ts';
import { REFINE_TEXTS } from './texts.ts';

interface OwnWordsProps {
  entry: MoodEntry;
  onEdit: (fields: Partial<MoodEntry>) => void;
}

/** What no word of ours says, in the person's own. The guard reads it, as everything written freely. */
export function OwnWords({ entry: { id: entryId, ownWords }, onEdit }: OwnWordsProps) {
  const words = useKeptWords(ownWordDraft(entryId));
  const finding = useFinding(words.text);
  const { id } = useField({ label: REFINE_TEXTS.own });
  const isFull = ownWords.length >= OWN_WORDS_MOST;

  function add() {
    const word = words.text.trim();
    if (word === '') return;
    if (!ownWords.includes(word)) onEdit({ ownWords: [...ownWords, word] });
    words.clear();
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFull) add();
      }}
    >
      {ownWords.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {ownWords.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={REFINE_TEXTS.without(word)}
                onClick={() => onEdit({ ownWords: ownWords.filter((other) => other !== word) })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-primary bg-primary-soft px-4 py-1.5 leading-tight font-semibold"
              >
                {word} <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field id={id} label={REFINE_TEXTS.own} optional>
        <div className="flex flex-wrap gap-2">
          <WordsLine
            id={id}
            words={words}
            maxLength={OWN_WORD_MAX_LENGTH}
            autoComplete="off"
            className={inputClasses(false, 'h-12 min-w-40 flex-1')}
          />
          <Button
            type="submit"
            variant="secondary"
            disabledReason={isFull ? REFINE_TEXTS.enough(OWN_WORDS_MOST) : undefined}
          >
            {REFINE_TEXTS.addOwn}
          </Button>
        </div>
      </Field>
      <HelpNotice finding={finding} />
    </form>
  );
}
