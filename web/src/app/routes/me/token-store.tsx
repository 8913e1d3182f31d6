import { lazy, Suspense } from 'react';
import { TOKEN_STORE } from '#web/features/store/places.ts';
import { StoreHeader } from '#web/features/store/store-header.tsx';
import { STORE_TEXTS } from '#web/features/store/texts.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

// Its drawings come after the page.
const WholeStore = lazy(() => import('../../store/whole-store.tsx'));

export const handle = pageKind('wide', { header: <StoreHeader /> });

export const meta = () => pageTitle(TOKEN_STORE.title);

export default function TokenStore() {
  return (
    <Suspense fallback={<PageLoader text={STORE_TEXTS.loading} />}>
      <WholeStore />
    </Suspense>
  );
}
