import { type ReactNode, Suspense, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CONSENT_TEXTS as TEXTS } from '../texts.ts';

/** The whole document, opened where it is asked for and fetched only then. */
export function DocumentInPlace({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-primary underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {TEXTS.readLegal}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 transition duration-160 group-open:rotate-180"
        />
      </summary>
      {opened && (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
          aria-label={TEXTS.document}
          className="max-h-[60dvh] overflow-y-auto rounded-control border border-line bg-page px-4 py-3"
        >
          <p className="mb-2 text-sm text-ink-soft">{TEXTS.document}</p>
          <Suspense fallback={<Spinner label={TEXTS.loadingLegal} />}>{children}</Suspense>
        </section>
      )}
    </details>
  );
}
