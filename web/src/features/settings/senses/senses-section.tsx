import { useState } from 'react';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Row } from '../parts/row.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { SENSES_TEXTS as TEXTS } from '../texts.ts';
import { playSample } from './sample.ts';

const STEP = 5;
const LEAST = 5;
const TICK_MS = 20;

export function SensesSection() {
  const vibrates = useBrowserValue(() => typeof navigator.vibrate === 'function', true);
  return (
    <div className="flex flex-col gap-5">
      <SwitchRow id="sonidos" preference="sounds" {...TEXTS.sounds}>
        <Volume />
      </SwitchRow>
      <SwitchRow
        id="vibracion"
        preference="haptics"
        label={TEXTS.haptics.label}
        hint={vibrates ? TEXTS.haptics.hint : TEXTS.haptics.hintHere}
      >
        {vibrates && (
          <Button variant="quiet" className="-ml-4" onClick={() => navigator.vibrate(TICK_MS)}>
            {TEXTS.feel}
          </Button>
        )}
      </SwitchRow>
    </div>
  );
}

/** It is heard while it is moved, and kept when it is let go. */
function Volume() {
  const { value, choose, said, undo } = useChoice('volume');
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;

  function letGo() {
    if (moving === null) return;
    setMoving(null);
    choose(moving);
    playSample();
  }

  return (
    <Row id="volumen">
      <label className="flex flex-wrap items-center gap-x-4">
        <span className="font-semibold">{TEXTS.volume.label}</span>
        <input
          type="range"
          min={LEAST}
          max={100}
          step={STEP}
          value={shown}
          aria-valuetext={TEXTS.volume.value(shown)}
          className="range min-w-[min(8rem,100%)] flex-1"
          style={{ '--filled': `${shown}%` }}
          onChange={({ currentTarget }) => setMoving(Number(currentTarget.value))}
          onPointerUp={letGo}
          onKeyUp={letGo}
          onBlur={letGo}
        />
        <span className="w-14 text-right text-ink-soft tabular-nums">
          {TEXTS.volume.value(shown)}
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button variant="quiet" className="-ml-4" onClick={playSample}>
          <Icon name="sound" className="size-5" />
          {TEXTS.listen}
        </Button>
        <SavedNote of={TEXTS.volume.label} said={said} onUndo={undo} />
      </div>
    </Row>
  );
}
