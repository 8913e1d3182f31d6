import { lazy, Suspense } from 'react';
import { PIECES } from '#domain/store/catalogue.content.ts';
import { useOwnedPieces } from '../api/owned.ts';

/** The drawings come to who has a stone. Without them the river is as it would be without stones. */
const LyingStones = lazy(() =>
  import('./lying-stones.tsx').catch(() => {
    return { default: () => null };
  }),
);

const SOLD = PIECES.filter(({ slot }) => slot === 'stone');

/**
 * Stones of the store that the person has, lying apart from those that stand for a care: to look at,
 * and nothing to press. Nobody is shown where they would lie.
 */
export function OwnedStones() {
  const owned = useOwnedPieces();
  const stones = SOLD.filter(({ id }) => owned.has(id));
  if (stones.length === 0) return null;
  return (
    <Suspense fallback={<div className="min-h-32" />}>
      <LyingStones stones={stones} />
    </Suspense>
  );
}
