import { type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router';
import { afterPage } from '../entry/after-page.ts';
import { usePageKind } from '../shell/page-kind.ts';

// Without it stands what was painted first: the picture kept here, or the default gradient.
const Backdrop = afterPage(
  async () => (await import('#web/features/background/backdrop.tsx')).Backdrop,
);

/**
 * The place behind the pages of the shell that only members see. Help, home with its scene, and the
 * pages of one task have none; a talk has one that does not move, and none while help is shown in it.
 */
export function PageBackdrop({
  unsure,
  live,
}: {
  unsure: string | false;
  live: boolean;
}): ReactNode {
  const kind = usePageKind();
  if (!useMatches().some(({ id }) => id === 'guard')) return null;
  return (
    <div aria-hidden="true" className={`backdrop lg:bottom-0 lg:left-60 ${unsure || ''}`}>
      <Suspense>{live && <Backdrop still={kind === 'conversation'} />}</Suspense>
    </div>
  );
}
