import { lazy, type ReactNode, Suspense } from 'react';
import type { Entry, EntryKind } from '#domain/search/entry.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';

// The drawings of each kind come with the first of it that is found.
const DRAWN: Partial<Record<EntryKind, (props: { id: string }) => ReactNode>> = {
  tool: lazy(() => import('./pictures/tool-drawing.tsx')),
  lesson: lazy(() => import('./pictures/lesson-drawing.tsx')),
  sheet: lazy(() => import('./pictures/sheet-drawing.tsx')),
};

const ICONS: Record<EntryKind, IconName> = {
  tool: 'leaf',
  lesson: 'learn',
  game: 'play',
  sheet: 'edit',
  answer: 'message',
  flow: 'talk',
  sound: 'sound',
  challenge: 'star',
  line: 'phone',
  service: 'people',
  work: 'learn',
  place: 'arrow-right',
};

/** What stands beside an entry: its own drawing where it has one, else that of its kind. */
export function entryPicture({ id, kind }: Entry): ReactNode {
  const sign = (
    <span className="inline-flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary">
      <Icon name={ICONS[kind]} />
    </span>
  );
  const Drawing = DRAWN[kind];
  if (!Drawing) return sign;
  return (
    <Suspense fallback={sign}>
      <Drawing id={id.slice(kind.length + 1)} />
    </Suspense>
  );
}
