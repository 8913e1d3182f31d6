import { type ComponentType, lazy, Suspense } from 'react';
import type { MoodEntry } from '../mood-entry.ts';
import { REFINE_TEXTS } from './texts.ts';

type Props = Pick<MoodEntry, 'words' | 'ownWords' | 'mixed'>;

// Their names come with the vocabulary. Without it the entry is there all the same.
const Names = lazy<ComponentType<{ ids: readonly string[] }>>(() =>
  import('./word-names.tsx').then(
    ({ WordNames }) => ({ default: WordNames }),
    () => ({ default: () => null }),
  ),
);

/** The words of an entry in one line, in the order in which they were chosen. */
export function EntryWords({ words, ownWords, mixed }: Props) {
  if (words.length === 0 && ownWords.length === 0 && !mixed) return null;
  const own = ownWords.join(', ');
  return (
    <p className="mt-0.5">
      {words.length > 0 && (
        <Suspense fallback={null}>
          <Names ids={words} />
        </Suspense>
      )}
      {words.length > 0 && own && ', '}
      {own}
      {mixed && <span className="text-ink-soft"> · {REFINE_TEXTS.mixed.toLowerCase()}</span>}
    </p>
  );
}
