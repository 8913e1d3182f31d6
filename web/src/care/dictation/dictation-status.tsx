import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { StatusText as Text } from './status-text.tsx';
import type { Dictation } from './use-dictation.ts';

type Props = ComponentProps<typeof Text>;

/** Fetched with what listens: most people never dictate. */
const StatusText = lazy<ComponentType<Props>>(() =>
  import('./status-text.tsx').then(
    ({ StatusText: text }) => ({ default: text }),
    () => ({ default: () => null }),
  ),
);

/** That the browser listens, where the audio goes, and what went wrong: on screen, and read aloud. */
export function DictationStatus({ dictation: { state } }: { dictation: Dictation }) {
  return (
    <output className="mt-1 block text-sm text-ink-soft empty:hidden">
      {state !== 'off' && (
        <Suspense>
          <StatusText state={state} />
        </Suspense>
      )}
    </output>
  );
}
