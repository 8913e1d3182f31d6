import { lazy, Suspense, useState } from 'react';
import { LEDGER_TEXTS } from '#web/features/rewards/ledger/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The ledger and the names of all games and tools are fetched when somebody wants to see it. */
const Ledger = lazy(async () => {
  const [{ TokenLedger }, { nameOfPractice }] = await Promise.all([
    import('#web/features/rewards/ledger/token-ledger.tsx'),
    import('./name-of-practice.ts'),
  ]);
  return { default: () => <TokenLedger nameOf={nameOfPractice} /> };
});

/** Under what was gained: where each token came from, unfolded by who wants to know. */
export function LedgerDisclosure() {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group mt-4 rounded-card border border-line bg-surface px-5 md:px-7"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
        {LEDGER_TEXTS.title}
        <Icon
          name="chevron-right"
          className="size-5 shrink-0 text-ink-soft transition duration-160 group-open:rotate-90 motion-reduce:transition-none"
        />
      </summary>
      <div className="pb-5">
        {opened && (
          <Suspense fallback={<Spinner label={LEDGER_TEXTS.loading} />}>
            <Ledger />
          </Suspense>
        )}
      </div>
    </details>
  );
}
