import { Link } from 'react-router';
import { SAID_SERIOUS } from '#domain/safety/said-serious.content.ts';
import { CARE_TEXTS } from '../texts.ts';

/** Id of the chip, as the companion knows it. */
const SERIOUS = 'way/serious';

/**
 * Help in sight where nothing says for sure that it is needed: one line that asks for no answer, and one touch
 * for whoever wants to be asked. The talk goes on above it.
 */
export function QuietHelp({ onSay }: { onSay: (message: string, choice: string) => void }) {
  return (
    <section aria-label={CARE_TEXTS.help.still} className="border-t border-line px-4 py-1 md:px-8">
      <div className="mx-auto flex w-full max-w-2xl items-center justify-between gap-x-4">
        <Link
          to="/crisis-moment"
          className="inline-flex min-h-11 items-center text-sm leading-tight text-balance text-ink-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
        >
          {CARE_TEXTS.help.quiet}
        </Link>
        <button
          type="button"
          onClick={() => onSay(SAID_SERIOUS, SERIOUS)}
          className="min-h-11 shrink-0 rounded-full border border-ink-soft bg-surface px-3.5 py-1 text-sm leading-tight transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
        >
          {SAID_SERIOUS}
        </button>
      </div>
    </section>
  );
}
