import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { leaveNow } from './leave-now.ts';
import { EXIT_TEXTS } from './texts.ts';

/** For somebody who is being watched. */
export function QuickExit() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <WayOut className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4">
        {EXIT_TEXTS.label}
      </WayOut>
      {EXIT_TEXTS.note}
    </p>
  );
}

/** The same on every page, for who chose so in the settings: small, in the middle of the top bar. */
export function ExitPill() {
  return (
    <aside
      aria-label={EXIT_TEXTS.label}
      className="fixed top-1.5 left-1/2 z-40 -translate-x-1/2 tight:top-auto tight:bottom-20 tight:left-8"
    >
      <WayOut className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-ink-soft bg-surface px-2 font-semibold text-ink no-underline hover:bg-surface-2 md:px-4">
        <span className="max-md:sr-only">{EXIT_TEXTS.label}</span>
      </WayOut>
    </aside>
  );
}

/**
 * A plain link, so that it works without a script; with one, the page is replaced and "back" does
 * not lead here.
 */
function WayOut({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a
      href={EXIT_TEXTS.to}
      rel="noreferrer"
      data-quick-exit
      onClick={(event) => {
        event.preventDefault();
        leaveNow();
      }}
      className={className}
    >
      <Icon name="sign-out" className="size-5" />
      {children}
    </a>
  );
}
