import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { EntryEditor as Editor } from './entry-editor.tsx';
import { REFINE_TEXTS } from './texts.ts';

type Props = ComponentProps<typeof Editor>;

// The words are fetched when somebody wants them; where that fails the entry is kept all the same.
const EntryEditor = lazy<ComponentType<Props>>(() =>
  import('./entry-editor.tsx').then(
    ({ EntryEditor: editor }) => ({ default: editor }),
    () => ({ default: Unavailable }),
  ),
);

function Unavailable() {
  return <p className="text-ink-soft">{REFINE_TEXTS.unavailable}</p>;
}

export function LazyEntryEditor(props: Props) {
  return (
    <Suspense fallback={<p className="text-ink-soft">{REFINE_TEXTS.loading}</p>}>
      <EntryEditor {...props} />
    </Suspense>
  );
}
