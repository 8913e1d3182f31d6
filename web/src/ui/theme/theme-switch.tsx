import { Icon } from '../icon/icon.tsx';
import { UI_TEXTS } from '../texts.ts';
import { LookChoice } from './look-choice.tsx';
import { setTheme, THEMES, useTheme } from './theme.ts';

const ICONS = { light: 'sun', dark: 'moon', system: 'system' } as const;

export function ThemeSwitch() {
  return (
    <LookChoice
      legend={UI_TEXTS.theme.legend}
      name="theme"
      values={THEMES}
      chosen={useTheme()}
      onChoose={setTheme}
    >
      {(theme) => (
        <>
          <Icon name={ICONS[theme]} className="size-5" />
          {UI_TEXTS.theme[theme]}
        </>
      )}
    </LookChoice>
  );
}
