import { useState } from 'react';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { TextSizeChoice } from '#web/ui/choice/text-size-choice.tsx';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { LESSON_TEXTS } from '../texts.ts';

interface ReadingBarProps {
  /** Null where this device has no Spanish voice. */
  onListen: (() => void) | null;
  isListening: boolean;
  onMarking: () => void;
  isMarking: boolean;
  /** Part of the lesson that lies above, 0 to 1. */
  passed: number;
}

/** How the lesson is read: aloud, larger, with a pencil. Below it, how much of it is behind. */
export function ReadingBar(props: ReadingBarProps) {
  const { onListen, isListening, onMarking, isMarking, passed } = props;
  const [isSizing, setSizing] = useState(false);
  return (
    <div className="sticky top-14 z-20 -mx-2 bg-page px-2 pt-1 tight:static">
      <div className="flex flex-wrap gap-1">
        {onListen && (
          <BarSwitch
            icon={isListening ? 'stop' : 'sound'}
            label={isListening ? LESSON_TEXTS.stopListening : LESSON_TEXTS.listen}
            isOn={isListening}
            onPress={onListen}
          />
        )}
        <BarSwitch icon="pin" label={LESSON_TEXTS.mark} isOn={isMarking} onPress={onMarking} />
        <BarSwitch
          icon={null}
          label={LESSON_TEXTS.size}
          isOn={isSizing}
          onPress={() => setSizing(!isSizing)}
        />
      </div>
      {isSizing && (
        <div className="py-3">
          <Letters />
        </div>
      )}
      {isMarking && <p className="px-2 py-1 text-sm text-ink-soft">{LESSON_TEXTS.markHint}</p>}
      <div className="mt-1 h-1 overflow-hidden rounded-full bg-surface-2" aria-hidden="true">
        <div
          className="h-full origin-left bg-primary transition-transform duration-240 ease-out"
          style={{ transform: `scaleX(${passed})` }}
        />
      </div>
    </div>
  );
}

/** The same choice as in the settings. */
function Letters() {
  const { value, choose, said, undo } = useChoice('textSize');
  return (
    <TextSizeChoice
      chosen={value}
      onChoose={choose}
      note={<SavedNote of={LESSON_TEXTS.size} said={said} onUndo={undo} />}
    />
  );
}

interface BarSwitchProps {
  /** Null: letters of two sizes, which no icon shows as well. */
  icon: IconName | null;
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function BarSwitch({ icon, label, isOn, onPress }: BarSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold hover:bg-surface-2',
        isOn ? 'bg-primary-soft text-primary' : 'text-ink-soft',
      )}
    >
      {icon ? (
        <Icon name={icon} className="size-5" />
      ) : (
        <span aria-hidden="true" className="font-title text-base">
          Aa
        </span>
      )}
      {label}
    </button>
  );
}
