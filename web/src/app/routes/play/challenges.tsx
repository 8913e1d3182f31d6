import { lazy, Suspense } from 'react';
import { ChallengesHeader } from '#web/features/challenges/challenges-header.tsx';
import { CHALLENGES } from '#web/features/challenges/places.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

// The packs, and the registries that they lead to, come with the page.
const Page = lazy(async () => {
  const [{ ChallengesPage }, { doorOf }, { careOf }] = await Promise.all([
    import('#web/features/challenges/challenges-page.tsx'),
    import('../../challenges/door-of.ts'),
    import('../../challenges/care-of.ts'),
  ]);
  return { default: () => <ChallengesPage {...{ doorOf, careOf }} /> };
});

export const handle = pageKind('wide', { header: <ChallengesHeader /> });

export const meta = () => pageTitle(CHALLENGES.title);

export default function Challenges() {
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <Page />
    </Suspense>
  );
}
