import { atLeast } from '#domain/safety/levels.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Finding } from '../guard/guard.ts';
import { CARE_TEXTS } from '../texts.ts';
import { HELP_TEXTS } from './texts.ts';

interface HelpNoticeProps {
  finding: Finding;
  /** Only ever one line: where danger is what the page is about, or only looked for. */
  quiet?: boolean;
}

/**
 * Help beside the words that call for it: where danger was said, a notice; where it is only
 * suspected, one line that asks for no answer (docs/decisions/011). Nothing is blocked, and the
 * words stay as they are. Its links are plain: they work whatever happens to the rest of the page.
 */
export function HelpNotice({ finding: { level, ask }, quiet = false }: HelpNoticeProps) {
  return (
    <div aria-live="polite" className="mt-1.5 empty:hidden">
      {atLeast(level, 'risk') && (ask && !quiet ? <SaidHelp /> : <SuspectedHelp />)}
    </div>
  );
}

function SaidHelp() {
  return (
    <Notice tone="help">
      <p>{HELP_TEXTS.said}</p>
      <a
        href="/crisis-moment"
        className="inline-flex min-h-11 items-center font-semibold text-help underline"
      >
        {HELP_TEXTS.link}
      </a>
    </Notice>
  );
}

function SuspectedHelp() {
  return (
    <a
      href="/crisis-moment"
      className="inline-flex min-h-11 items-center text-sm leading-tight text-balance text-ink-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
    >
      {CARE_TEXTS.help.quiet}
    </a>
  );
}
