import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { toast } from '#web/ui/toast.tsx';
import { CHAT_TEXTS } from '../texts.ts';
import type { Dictation } from './use-dictation.ts';
import { useEffect } from 'react';

const TEXTS = CHAT_TEXTS.dictation;

/** Speaking instead of writing, where the browser can listen. */
export function DictationButton({ dictation: { state, toggle } }: { dictation: Dictation }) {
  const listening = state === 'listening';
  useEffect(() => {
    if (state === 'denied' || state === 'failed') toast({ title: TEXTS[state], tone: 'error' });
  }, [state]);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={listening}
      aria-label={TEXTS.label}
      title={listening ? TEXTS.stop : TEXTS.title}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control',
        listening
          ? 'bg-primary-soft text-primary'
          : 'text-ink-soft hover:bg-surface-2 hover:text-ink',
      )}
    >
      <Icon name="microphone" />
    </button>
  );
}
