import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { UI_TEXTS } from '../texts.ts';
import { setTheme, THEMES, useTheme } from './theme.ts';

const ICONS = { light: 'sun', dark: 'moon', system: 'system' } as const;

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{UI_TEXTS.theme.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {THEMES.map((theme) => (
          <label
            key={theme}
            className={classNames(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              theme === current
                ? 'border-primary bg-primary-soft font-semibold'
                : 'border-ink-soft bg-surface hover:bg-primary-soft',
            )}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={theme === current}
              onChange={() => setTheme(theme)}
            />
            <Icon name={ICONS[theme]} className="size-5" />
            {UI_TEXTS.theme[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
