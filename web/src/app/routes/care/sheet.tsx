import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { findSheet } from '#web/features/resources/sheets/sheets.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/sheet.ts';

// What draws a sheet comes with the first one.
const SheetPage = lazy(async () => {
  const { SheetPage: Page } = await import('#web/features/resources/sheets/sheet-page.tsx');
  return { default: Page };
});

export const meta = ({ location }: Route.MetaArgs) =>
  pageTitle(findSheet(location.pathname.split('/')[2])?.title ?? APP_TEXTS.notFound.title);

/** One page for all sheets; which one it is, the registry says of the address. */
export default function SheetRoute() {
  const known = findSheet(useParams()['sheet']);
  if (!known) return <NotFound />;
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <SheetPage known={known} />
    </Suspense>
  );
}
