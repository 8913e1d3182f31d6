import { classNames } from '#web/ui/styles/class-names.ts';
import { AUTH_TEXTS, PASSWORD_ADVICE } from '../texts.ts';
import { passwordStrength } from './password-strength.ts';

const COLOURS = ['bg-help', 'bg-help', 'bg-sol', 'bg-ok', 'bg-ok'] as const;

/** Password strength as four pebbles; the text says the same, with the reason. */
export function StrengthMeter({ password, email }: { password: string; email: string }) {
  const { score, advice } = passwordStrength(password, email);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-4 gap-1.5" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-2 rounded-full border border-ink-soft',
              step <= Math.max(score, 1) ? COLOURS[score] : 'bg-surface-2',
            )}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft" aria-live="polite">
        <span className="sr-only">{AUTH_TEXTS.strength.label}: </span>
        <strong className="text-ink">{AUTH_TEXTS.strength.levels[score]}.</strong>{' '}
        {PASSWORD_ADVICE[advice]}
      </p>
    </div>
  );
}
