import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onSessionChange } from '#web/data/session.ts';
import { hasAccountEnds } from './account-end.ts';

const DeletedAccounts = lazy(async () => {
  try {
    const { DeletedAccounts: Accounts } = await import('./deleted-accounts.tsx');
    return { default: Accounts };
  } catch {
    // Without network the next page load asks.
    return { default: () => null };
  }
});

/** Where no account was ever asked to end, nothing is fetched. */
export function DeletedAccountsDoor() {
  const any = useSyncExternalStore(onSessionChange, hasAccountEnds, () => false);
  return any ? (
    <Suspense>
      <DeletedAccounts />
    </Suspense>
  ) : null;
}
