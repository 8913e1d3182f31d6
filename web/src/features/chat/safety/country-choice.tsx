import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import { chooseCountry } from '#web/lib/chosen-country.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';

/** Whose lines are shown. Kept on this device only. */
export function CountryChoice({ code, className }: { code: string | null; className?: string }) {
  return (
    <select
      aria-label={CHAT_TEXTS.crisis.country}
      value={code ?? ''}
      onChange={(event) => chooseCountry(event.currentTarget.value || null)}
      className={classNames(
        'min-h-11 rounded-control border border-ink-soft bg-surface px-2 text-sm text-ink',
        className,
      )}
    >
      <option value="">{CHAT_TEXTS.crisis.noCountry}</option>
      {CRISIS_DIRECTORY.map((country) => (
        <option key={country.code} value={country.code}>
          {country.country}
        </option>
      ))}
    </select>
  );
}
