import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '#web/data/session.ts';
import { useDeletion } from '#web/features/account-security/deletion/deletion-calls.ts';
import { NoteAccountEnd } from '../deleted-account/note-account-end.tsx';
import { usePageKind } from '../shell/page-kind.ts';

// Only who is about to leave fetches it.
const DeletionBanner = lazy(async () => {
  const { DeletionBanner: Banner } = await import(
    '#web/features/account-security/deletion/deletion-banner.tsx'
  );
  return { default: Banner };
});

/** On every guarded page: the account's pending deletion, with a button to cancel it. */
export function AccountGoing(): ReactNode {
  const { id: userId } = useUser();
  const { data: due } = useDeletion(userId);
  // A conversation keeps its own edges, and an open keyboard leaves no room beside it.
  const place =
    usePageKind() === 'conversation'
      ? 'mx-4 mt-2 shrink-0 [@media(max-height:32rem)]:hidden'
      : 'mb-6';
  return (
    <>
      <NoteAccountEnd />
      {due && (
        <Suspense>
          <DeletionBanner userId={userId} className={place} />
        </Suspense>
      )}
    </>
  );
}
