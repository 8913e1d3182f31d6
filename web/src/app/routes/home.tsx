import { lazy, Suspense } from 'react';
import { useSession } from '#web/data/session.ts';
import { VisitorHome } from '#web/features/home/visitor-home.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../texts.ts';

const MemberHome = lazy(() => import('../home/member-home.tsx'));

export const handle = pageKind('scene');

export const meta = () => pageTitle();

export default function Home() {
  const session = useSession();
  if (session.status !== 'signed-in') return <VisitorHome />;
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <MemberHome />
    </Suspense>
  );
}
