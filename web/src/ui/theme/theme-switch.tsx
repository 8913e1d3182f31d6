import { Icon } from '../icon/icon.tsx';
import { LookChoice } from './look-choice.tsx';
import { LOOK_TEXTS } from './texts.ts';
import { setTheme, THEMES, useTheme } from './theme.ts';

const ICONS = { light: 'sun', dark: 'moon', system: 'system' } as const;

export function ThemeSwitch() {
  return (
    <LookChoice
      legend={LOOK_TEXTS.theme.legend}
      name="theme"
      values={THEMES}
      chosen={useTheme()}
      onChoose={setTheme}
    >
      {(theme) => (
        <>
          <Icon name={ICONS[theme]} className="size-5" />
          {LOOK_TEXTS.theme[theme]}
        </>
      )}
    </LookChoice>
  );
}
