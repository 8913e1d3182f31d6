import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { QuietHelp as Line } from './quiet-help.tsx';

type Props = ComponentProps<typeof Line>;

// Where it cannot be fetched the talk goes on: "Ayuda ahora" stands above every page.
const QuietHelp = lazy<ComponentType<Props>>(() =>
  import('./quiet-help.tsx').then(
    ({ QuietHelp: line }) => ({ default: line }),
    () => ({ default: () => null }),
  ),
);

/** Most talks never need it: it is fetched with the first suspicion. */
export function LazyQuietHelp(props: Props) {
  return (
    <Suspense fallback={null}>
      <QuietHelp {...props} />
    </Suspense>
  );
}
