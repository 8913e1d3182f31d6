import { lazy, Suspense, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/contracts/chat-values.ts';
import { DictationButton } from '#web/care/dictation/dictation-button.tsx';
import { DictationStatus } from '#web/care/dictation/dictation-status.tsx';
import { useDictation } from '#web/care/dictation/use-dictation.ts';
import { CharacterCount, isCounted } from '#web/care/writing/character-count.tsx';
import { WordsArea } from '#web/care/writing/words-area.tsx';
import type { Words } from '#web/care/writing/words.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';
import { isTouch, sendsOnEnter } from './sends-on-enter.ts';

/**
 * Characters that fit between the buttons on a phone; longer text gets the full width above them.
 */
const ONE_LINE = 16;

const ComposerMenu = lazy(async () => {
  const { ComposerMenu: menu } = await import('./composer-menu.tsx');
  return { default: menu };
});

interface ComposerProps {
  words: Words;
  /** @param keep false when these words are not to be stored */
  onSend: (text: string, keep: boolean) => void;
  /** Says something without touching what is being written. */
  onSay: (text: string) => void;
  answering: boolean;
  onStop: () => void;
}

/** Where a person writes. Nothing closes it: not an answer, not an error, not a crisis. */
export function Composer(props: ComposerProps) {
  const { words, onSend, onSay, answering, onStop } = props;
  const id = useId();
  const [unsaved, setUnsaved] = useState(false);
  const dictation = useDictation(words);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = words;
  const trimmed = text.trim();
  const left = MAX_MESSAGE_LENGTH - trimmed.length;
  const sendable = trimmed !== '' && left >= 0;
  const counts = isCounted(trimmed.length, MAX_MESSAGE_LENGTH);
  const isLong = text.length > ONE_LINE || text.includes('\n');

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (sendable) {
      onSend(trimmed, !unsaved);
      setUnsaved(false);
    }
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const { isComposing } = event.nativeEvent;
    if (!sendsOnEnter({ key, shiftKey, ctrlKey, metaKey, altKey, isComposing }, isTouch())) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={send}
      className="shrink-0 border-t border-line bg-page px-4 py-1.5 md:px-8 md:py-3"
    >
      <div className="mx-auto w-full max-w-2xl">
        {unsaved && (
          <p className="mb-1 flex items-center gap-1.5 text-sm">
            <Icon name="lock" className="size-4 shrink-0 text-primary" />
            {CHAT_TEXTS.composerMenu.unsavedOn}
            <button
              type="button"
              onClick={() => setUnsaved(false)}
              className="min-h-11 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft"
            >
              {CHAT_TEXTS.composerMenu.unsavedOff}
            </button>
          </p>
        )}
        <div
          className={classNames(
            'flex items-end gap-1 tight:gap-0 rounded-card border border-ink-soft bg-surface p-1.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary',
            isLong ? 'max-sm:flex-wrap' : 'tight:flex-wrap',
          )}
        >
          <div className="mr-auto">
            <Suspense fallback={<span className="size-11 shrink-0" />}>
              <ComposerMenu unsaved={unsaved} onUnsaved={setUnsaved} onWish={onSay} />
            </Suspense>
          </div>
          <label htmlFor={id} className="sr-only">
            {CHAT_TEXTS.composer.label}
          </label>
          <WordsArea
            ref={field}
            id={id}
            rows={1}
            words={words}
            onKeyDown={onKeyDown}
            placeholder={CHAT_TEXTS.composer.placeholder}
            enterKeyHint="enter"
            autoCapitalize="sentences"
            aria-invalid={left < 0 || undefined}
            aria-describedby={counts ? `${id}-count` : `${id}-hint`}
            className={classNames(
              'field-sizing-content max-h-[min(10rem,30dvh)] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2 outline-none',
              isLong
                ? 'max-sm:order-first max-sm:basis-full'
                : 'tight:order-first tight:basis-full',
            )}
          />
          {!answering && dictation && <DictationButton dictation={dictation} />}
          {answering && (
            <button
              type="button"
              onClick={() => {
                onStop();
                field.current?.focus();
              }}
              aria-label={CHAT_TEXTS.composer.stop}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-ink-soft text-ink hover:bg-surface-2"
            >
              <Icon name="stop" />
            </button>
          )}
          <button
            type="submit"
            aria-label={CHAT_TEXTS.composer.send}
            aria-disabled={!sendable || undefined}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-primary text-primary-ink transition duration-160 ease-out hover:bg-primary-strong aria-disabled:bg-surface-2 aria-disabled:text-ink-soft"
          >
            <Icon name="send" />
          </button>
        </div>
        {dictation && <DictationStatus dictation={dictation} />}
        {counts ? (
          <CharacterCount
            id={`${id}-count`}
            length={trimmed.length}
            most={MAX_MESSAGE_LENGTH}
            over={CHAT_TEXTS.composer.over}
            className="mt-1"
          />
        ) : (
          <p id={`${id}-hint`} className="mt-1 hidden text-sm text-ink-soft pointer-fine:lg:block">
            {CHAT_TEXTS.composer.hintDesktop}
          </p>
        )}
      </div>
    </form>
  );
}
