import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DICTATION_TEXTS } from './texts.ts';
import { type Dictation, isListening } from './use-dictation.ts';

interface DictationButtonProps {
  dictation: Dictation;
  /** Id of the label of the field that is spoken into. */
  describedBy?: string;
}

/** Speaking instead of writing. Its colours turn while the browser listens. */
export function DictationButton({
  dictation: { state, toggle },
  describedBy,
}: DictationButtonProps) {
  const isOn = isListening(state);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isOn}
      aria-label={DICTATION_TEXTS.label}
      aria-describedby={describedBy}
      title={isOn ? DICTATION_TEXTS.stop : DICTATION_TEXTS.title}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control',
        isOn
          ? 'border-2 border-primary bg-primary-soft text-primary'
          : 'text-ink-soft hover:bg-surface-2 hover:text-ink',
      )}
    >
      <Icon name="microphone" />
    </button>
  );
}
