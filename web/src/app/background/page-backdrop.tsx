import { lazy, type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router';
import { retried } from './retried.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { usePageKind } from '../shell/page-kind.ts';

// It comes after the page. Without it stands what was painted first: the picture kept here, or the default gradient.
const Backdrop = lazy(async (): Promise<{ default: (props: { still: boolean }) => ReactNode }> => {
  try {
    const { Backdrop: Live } = await retried(() => import('#web/features/background/backdrop.tsx'));
    return { default: Live };
  } catch {
    return { default: () => null };
  }
});

/**
 * The place behind the pages of the shell that only members see. Help, home with its scene, and the
 * pages of one task have none; a talk has one that does not move, and none while help is shown in it.
 */
export function PageBackdrop(props: { unsure: string | false; live: boolean }): ReactNode {
  const kind = usePageKind();
  const isInShell = useMatches().some(({ id }) => id === 'guard');
  if (!isInShell || kind === 'scene') return null;
  return (
    <div
      aria-hidden="true"
      className={classNames('backdrop print:hidden lg:bottom-0 lg:left-60', props.unsure)}
    >
      {props.live && (
        <Suspense>
          <Backdrop still={kind === 'conversation'} />
        </Suspense>
      )}
    </div>
  );
}
