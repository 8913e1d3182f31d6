import { type ReactNode, useSyncExternalStore } from 'react';
import { MOTIONS, THEMES } from '#domain/preferences/preferences.ts';
import {
  hasOwnLook,
  keepOwnLook,
  onDeviceChange,
} from '#web/data/preferences/device-preferences.ts';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { ChoiceGroup } from '#web/ui/choice/choice-group.tsx';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { Switch } from '#web/ui/choice/switch.tsx';
import { TextSizeChoice } from '#web/ui/choice/text-size-choice.tsx';
import { Row } from '../parts/row.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { LOOK_TEXTS as TEXTS } from '../texts.ts';
import { MotionPicture, ThemePicture } from './look-picture.tsx';

/** @param background how the ground of the pages is chosen, of another feature */
export function AppearanceSection({ background }: { background?: ReactNode }) {
  const theme = useChoice('theme');
  const size = useChoice('textSize');
  const motion = useChoice('motion');
  return (
    <div className="flex flex-col gap-5">
      <Row id="tema">
        <ChoiceGroup
          tiles
          legend={TEXTS.theme.legend}
          values={THEMES}
          chosen={theme.value}
          onChoose={theme.choose}
          note={<SavedNote of={TEXTS.theme.legend} said={theme.said} onUndo={theme.undo} />}
        >
          {(value) => (
            <>
              <ThemePicture theme={value} />
              <span className="px-2 py-2.5">{TEXTS.theme[value]}</span>
            </>
          )}
        </ChoiceGroup>
      </Row>
      <Row id="tamano">
        <TextSizeChoice
          chosen={size.value}
          onChoose={size.choose}
          note={<SavedNote of={TEXTS.size} said={size.said} onUndo={size.undo} />}
        />
      </Row>
      <Row id="propio">
        <OwnLook />
      </Row>
      {background && <Row id="fondo">{background}</Row>}
      <SwitchRow id="calma" preference="lowStimulus" {...TEXTS.calm} />
      <Row id="movimiento">
        <ChoiceGroup
          tiles
          legend={TEXTS.motion.legend}
          values={MOTIONS}
          chosen={motion.value}
          onChoose={motion.choose}
          note={<SavedNote of={TEXTS.motion.legend} said={motion.said} onUndo={motion.undo} />}
        >
          {(value) => (
            <>
              <MotionPicture motion={value} />
              <span className="px-2 py-2.5">{TEXTS.motion[value]}</span>
            </>
          )}
        </ChoiceGroup>
      </Row>
    </div>
  );
}

/** Of this device alone: it goes nowhere, and turning it off takes it back. */
function OwnLook() {
  const own = useSyncExternalStore(onDeviceChange, hasOwnLook, () => false);
  return <Switch {...TEXTS.own} checked={own} onChange={keepOwnLook} />;
}
