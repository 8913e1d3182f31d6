import { Icon } from '#web/ui/icon/icon.tsx';
import { CRISIS_TEXTS } from './texts.ts';

const { label, note, to } = CRISIS_TEXTS.exit;

/**
 * For somebody who is being watched. A plain link, so that it works without a script; with one,
 * the page is replaced and "back" does not lead here.
 */
export function QuickExit() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <a
        href={to}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          location.replace(to);
        }}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4"
      >
        <Icon name="sign-out" className="size-5" />
        {label}
      </a>
      {note}
    </p>
  );
}
