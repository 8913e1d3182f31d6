import { Checkbox } from '#web/ui/checkbox.tsx';
import { Card } from '#web/ui/card.tsx';
import {
  type ConsentAction,
  type ConsentChoices,
  hasMainConsent,
  REQUIRED_BOXES,
} from './consent-form.ts';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';

interface ConsentBoxesProps {
  choices: ConsentChoices;
  onChange: (action: ConsentAction) => void;
}

/** The main box and, always visible, each box that it sets. */
export function ConsentBoxes({ choices, onChange }: ConsentBoxesProps) {
  return (
    <>
      <Card tone="well" className="py-3">
        <Checkbox
          label={<strong className="font-semibold">{TEXTS.main}</strong>}
          hint={TEXTS.mainHint}
          checked={hasMainConsent(choices)}
          onChange={(event) => onChange({ type: 'main', checked: event.target.checked })}
        />
      </Card>
      <fieldset>
        <legend className="font-semibold">{TEXTS.each}</legend>
        {REQUIRED_BOXES.map((box) => (
          <Checkbox
            key={box}
            label={TEXTS.boxes[box]}
            checked={choices[box]}
            onChange={(event) => onChange({ type: 'box', box, checked: event.target.checked })}
          />
        ))}
        <Checkbox
          label={TEXTS.research}
          hint={TEXTS.researchHint}
          checked={choices.dataResearch}
          onChange={(event) =>
            onChange({ type: 'box', box: 'dataResearch', checked: event.target.checked })
          }
        />
      </fieldset>
      <a
        href="/legal"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center self-start font-semibold text-primary underline"
      >
        {TEXTS.readLegal}
      </a>
    </>
  );
}
