import { lazy, Suspense } from 'react';

/** They lie below what the profile is opened for, and are fetched after it stands. */
const WholeBed = lazy(() => import('./whole-bed.tsx'));
const YearAtAGlance = lazy(async () => {
  const { YearAtAGlance: Part } = await import('#web/features/stones/year/year-at-a-glance.tsx');
  return { default: Part };
});
const SharePicture = lazy(async () => {
  const { SharePicture: Part } = await import('#web/features/stones/share/share-picture.tsx');
  return { default: Part };
});

/** Stones, year and picture: what of care stays in sight. Each keeps its room while it comes. */
export function RiverOfCare() {
  return (
    <>
      <Suspense fallback={<div className="min-h-160" />}>
        <WholeBed />
      </Suspense>
      <Suspense fallback={<div className="min-h-160" />}>
        <YearAtAGlance />
      </Suspense>
      <Suspense fallback={<div className="min-h-48" />}>
        <SharePicture />
      </Suspense>
    </>
  );
}
