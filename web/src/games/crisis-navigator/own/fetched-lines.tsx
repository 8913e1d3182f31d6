import { type ComponentProps, lazy, Suspense } from 'react';
import type { CountryLines } from './country-lines.tsx';

/** The lines of every country are much text: who never sails so far does not fetch them. */
const Lines = lazy(async () => {
  try {
    return { default: (await import('./country-lines.tsx')).CountryLines };
  } catch {
    // Without a network: the way to /crisis, which is kept, stands on every page.
    return { default: () => <></> };
  }
});

export function FetchedLines(props: ComponentProps<typeof CountryLines>) {
  return (
    <Suspense fallback={null}>
      <Lines {...props} />
    </Suspense>
  );
}
