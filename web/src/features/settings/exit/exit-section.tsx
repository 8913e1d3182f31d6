import { EXIT_KEYS, EXIT_PLACES } from '#domain/preferences/preferences.ts';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { ChoiceGroup } from '#web/ui/choice/choice-group.tsx';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { Row } from '../parts/row.tsx';
import { EXIT_SETTINGS_TEXTS as TEXTS } from '../texts.ts';

/** Where the way out in one press stands, and whether a key is the same. */
export function ExitChoices() {
  const place = useChoice('exitPlace');
  const key = useChoice('exitKey');
  return (
    <div className="flex flex-col gap-5">
      <Row id="salida">
        <ChoiceGroup
          legend={TEXTS.place.legend}
          hint={TEXTS.place.hint}
          values={EXIT_PLACES}
          chosen={place.value}
          onChoose={place.choose}
          note={<SavedNote of={TEXTS.place.legend} said={place.said} onUndo={place.undo} />}
        >
          {(value) => TEXTS.place[value]}
        </ChoiceGroup>
      </Row>
      <Row id="tecla">
        <ChoiceGroup
          legend={TEXTS.key.legend}
          hint={TEXTS.key.hint}
          values={EXIT_KEYS}
          chosen={key.value}
          onChoose={key.choose}
          note={<SavedNote of={TEXTS.key.legend} said={key.said} onUndo={key.undo} />}
        >
          {(value) => TEXTS.key[value]}
        </ChoiceGroup>
      </Row>
    </div>
  );
}
