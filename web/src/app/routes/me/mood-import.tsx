import { lazy, Suspense } from 'react';
import { ImportHeader } from '#web/features/imports/import-header.tsx';
import { IMPORTS } from '#web/features/imports/places.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

// The frame is there before what files are read with.
const Import = lazy(() => import('../../mood/import.tsx'));

export const handle = pageKind('page', { header: <ImportHeader /> });

export const meta = () => pageTitle(IMPORTS.title);

export default function MoodImport() {
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <Import />
    </Suspense>
  );
}
