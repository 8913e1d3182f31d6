import { Checkbox } from '#web/ui/checkbox.tsx';
import {
  type ConsentAction,
  type ConsentChoices,
  hasMainConsent,
  REQUIRED_BOXES,
} from '../consent-form.ts';
import { CONSENT_TEXTS as TEXTS } from '../texts.ts';

interface ConsentBoxesProps {
  choices: ConsentChoices;
  onChange: (action: ConsentAction) => void;
}

/** The main box and, always visible, each box that it sets. */
export function ConsentBoxes({ choices, onChange }: ConsentBoxesProps) {
  return (
    <>
      <div className="-mx-2 rounded-card bg-surface-2 px-3 py-0.5 leading-snug">
        <Checkbox
          label={<strong className="font-semibold">{TEXTS.main}</strong>}
          checked={hasMainConsent(choices)}
          onChange={(event) => onChange({ type: 'main', checked: event.target.checked })}
        />
      </div>
      <fieldset className="mt-2 text-sm leading-snug">
        <legend className="text-ink-soft">{TEXTS.mainHint}</legend>
        {REQUIRED_BOXES.map((box) => (
          <Checkbox
            key={box}
            label={TEXTS.boxes[box]}
            checked={choices[box]}
            onChange={(event) => onChange({ type: 'box', box, checked: event.target.checked })}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Asked apart, after everything that is needed: nothing hangs on it. */
export function ResearchBox({ choices, onChange }: ConsentBoxesProps) {
  return (
    <div className="text-sm leading-snug">
      <Checkbox
        label={TEXTS.research}
        checked={choices.dataResearch}
        onChange={(event) =>
          onChange({ type: 'box', box: 'dataResearch', checked: event.target.checked })
        }
      />
    </div>
  );
}
