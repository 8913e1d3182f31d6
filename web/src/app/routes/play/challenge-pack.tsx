import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { Pack } from '#domain/challenges/challenge.ts';
import { findPack } from '#domain/challenges/packs.ts';
import type { KeepInDiary } from '#web/features/challenges/contract.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/challenge-pack.ts';

// The diary's seal is fetched when there is something to put into it.
const keepInDiary: KeepInDiary = async (owner, words) => {
  const diary = await import('#web/features/diary/keep-in-diary.ts');
  return await diary.keepInDiary(owner, words);
};

const PackPage = lazy(async () => {
  const [{ PackPage: Page }, { doorOf }] = await Promise.all([
    import('#web/features/challenges/pack-page.tsx'),
    import('../../challenges/door-of.ts'),
  ]);
  return {
    default: ({ pack }: { pack: Pack }) => <Page {...{ pack, doorOf, keepInDiary }} />,
  };
});

export const handle = pageKind('page');

export const meta = ({ location }: Route.MetaArgs) =>
  pageTitle(findPack(location.pathname.split('/')[2])?.title ?? APP_TEXTS.notFound.title);

/** One page for all packs; which one it is, the address says. */
export default function ChallengePack() {
  const pack = findPack(useParams()['pack']);
  if (!pack) return <NotFound />;
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <PackPage key={pack.id} pack={pack} />
    </Suspense>
  );
}
