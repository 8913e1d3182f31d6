import { Checkbox } from '#web/ui/checkbox.tsx';
import type { CookieChoice } from './cookie-consent.ts';
import { COOKIE_TEXTS } from './texts.ts';

const KINDS = ['preferences', 'analytics', 'marketing'] as const;

interface CookieSwitchesProps {
  choice: CookieChoice;
  onChange: (choice: CookieChoice) => void;
}

export function CookieSwitches({ choice, onChange }: CookieSwitchesProps) {
  const { kinds } = COOKIE_TEXTS;
  return (
    <>
      <Checkbox {...kinds.essential} checked disabled readOnly />
      {KINDS.map((kind) => (
        <Checkbox
          key={kind}
          {...kinds[kind]}
          checked={choice[kind]}
          onChange={(event) => onChange({ ...choice, [kind]: event.currentTarget.checked })}
        />
      ))}
    </>
  );
}
