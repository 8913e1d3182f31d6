import type { ReactNode } from 'react';
import type { Preferences } from '#domain/preferences/preferences.ts';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { Switch } from '#web/ui/choice/switch.tsx';
import { Row } from './row.tsx';

type OnOff = {
  [Key in keyof Preferences]: Preferences[Key] extends boolean ? Key : never;
}[keyof Preferences];

interface SwitchRowProps {
  id: string;
  preference: OnOff;
  label: string;
  hint: string;
  /** Below it, while it is on. */
  children?: ReactNode;
}

/** A choice that is on or off. */
export function SwitchRow({ id, preference, label, hint, children }: SwitchRowProps) {
  const { value, choose, said, undo } = useChoice(preference);
  return (
    <Row id={id}>
      <Switch
        {...{ label, hint }}
        checked={value}
        onChange={choose}
        note={<SavedNote of={label} said={said} onUndo={undo} />}
      />
      {value && children}
    </Row>
  );
}
