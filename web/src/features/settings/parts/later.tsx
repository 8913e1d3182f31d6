import { type ComponentType, lazy, Suspense } from 'react';
import { SETTINGS_TEXTS as TEXTS } from '../texts.ts';

/** A part below the first screen: fetched after the page, its place kept until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Unavailable) }));
  return function Later(props: Props) {
    return (
      <Suspense fallback={<div className="min-h-40" />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Unavailable() {
  return <p className="text-ink-soft">{TEXTS.unavailable}</p>;
}
