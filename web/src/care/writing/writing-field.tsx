import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputClasses, useField } from '#web/ui/text-field.tsx';
import { DictationButton } from '../dictation/dictation-button.tsx';
import { DictationStatus } from '../dictation/dictation-status.tsx';
import { useDictation } from '../dictation/use-dictation.ts';
import { useFinding } from '../guard/use-finding.ts';
import { HelpNotice } from '../help/help-notice.tsx';
import { CharacterCount, isCounted } from './character-count.tsx';
import type { Words } from './words.ts';
import { WordsArea } from './words-area.tsx';

type AreaProps = Pick<ComponentProps<'textarea'>, 'className' | 'placeholder' | 'ref' | 'rows'>;

interface WritingFieldProps extends FieldProps, AreaProps {
  words: Words;
  /** Characters that may be kept. Near the end they are counted. */
  most: number;
  /** What is too long stays in the field; whoever saves it refuses until it fits. */
  mayExceed?: boolean;
  /** Help is one line and never more: where danger is what the page itself is about. */
  quietHelp?: boolean;
}

/**
 * Where a person writes free words, anywhere in the app (docs/writing-words.md). Every keystroke is
 * kept, the guard reads along, help stands below when it is called for, and the words may be spoken.
 */
export function WritingField(props: WritingFieldProps) {
  const { words, most, mayExceed = false, quietHelp = false, className, ...given } = props;
  const { label, hint, error, optional = false, ...area } = given;
  const finding = useFinding(words.text);
  const dictation = useDictation(words, mayExceed ? Infinity : most);
  // Whoever refuses what is too long saves it without the spaces around it.
  const { length } = mayExceed ? words.text.trim() : words.text;
  const { id, aria } = useField({ label, hint, error });
  const countId = `${id}-count`;
  const described = [aria['aria-describedby'], isCounted(length, most) && countId];
  const isWrong = Boolean(error) || length > most;
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        {...{ id, label, hint, error, optional }}
        beside={
          // Its place is there before anybody knows of a microphone: a prerendered page does not move.
          <span className="-my-2 -mr-2 size-11 shrink-0 print:hidden">
            {dictation && <DictationButton dictation={dictation} describedBy={`${id}-label`} />}
          </span>
        }
      >
        <WordsArea
          rows={4}
          {...area}
          id={id}
          words={words}
          {...(!mayExceed && { maxLength: most })}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={isWrong || undefined}
          className={inputClasses(isWrong, 'min-h-24 py-3', className)}
        />
      </Field>
      {dictation && <DictationStatus dictation={dictation} />}
      <CharacterCount id={countId} length={length} most={most} />
      <HelpNotice finding={finding} quiet={quietHelp} />
    </div>
  );
}
