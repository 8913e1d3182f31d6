import { lazy, Suspense, useMemo } from 'react';
import { itemKeys } from '#web/lib/safe-storage.ts';
import { DRAFT_PREFIX } from '#web/lib/drafts.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { DIARY_DRAFTS } from './editor/draft-storage.ts';
import { type EmotionLook, EmotionLooks } from './emotion-look.ts';
import { DiaryList } from './list/diary-list.tsx';
import { useDiary, useKeys, useView } from './use-diary.ts';

// Fetched when they are wanted: the list alone is what the page opens with.
const EntryEditor = lazy(async () => ({
  default: (await import('./editor/entry-editor.tsx')).EntryEditor,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('./privacy/privacy-page.tsx')).PrivacyPage,
}));
const ReadingPage = lazy(async () => ({
  default: (await import('./reading/reading-page.tsx')).ReadingPage,
}));
const LockScreen = lazy(async () => ({
  default: (await import('./vault/lock-screen.tsx')).LockScreen,
}));

/** The diary: closed, or whatever its address says. */
export function DiaryPage({ emotions }: { emotions: EmotionLook }) {
  const { owner, keys, isUnknown, isLocked } = useKeys();
  if (isUnknown) return <Loading />;
  if (isLocked) {
    const hasDraft = itemKeys(`${DRAFT_PREFIX}${owner}.${DIARY_DRAFTS}`).length > 0;
    return (
      <Suspense fallback={<Loading />}>
        <LockScreen owner={owner} keys={keys} hasDraft={hasDraft} />
      </Suspense>
    );
  }
  return (
    <EmotionLooks value={emotions}>
      <Suspense fallback={<Loading />}>
        <OpenDiary />
      </Suspense>
    </EmotionLooks>
  );
}

function Loading() {
  return <Spinner className="mx-auto my-24 flex size-8 text-primary" />;
}

function OpenDiary() {
  const view = useView();
  if (view.name === 'list') return <DiaryList />;
  if (view.name === 'options') return <PrivacyPage />;
  return view.name === 'entry' ? (
    <Reading id={view.id} />
  ) : (
    <Writing key={view.id} id={view.id} mergeWith={view.mergeWith} />
  );
}

function Reading({ id }: { id: string }) {
  return <ReadingPage id={id} diary={useDiary()} />;
}

function Writing({ id, mergeWith }: { id: string | null; mergeWith: string | null }) {
  const { entries, known } = useDiary();
  const tags = useMemo(() => tagsOf(entries), [entries]);
  const entry = entries.find((one) => one.id === id);
  const other = entries.find((one) => one.id === mergeWith);
  const isSought = [
    [id, entry],
    [mergeWith, other],
  ].some(([wanted, found]) => wanted !== null && !found);
  if (entry?.reading === 'opening' || other?.reading === 'opening' || (isSought && !known)) {
    return <Loading />;
  }
  // What is not there any more cannot be edited: its page says so.
  if (id !== null && !entry) return <Reading id={id} />;
  return <EntryEditor entry={entry} other={other} knownTags={tags} />;
}

/** Tags in use, most often first. */
function tagsOf(entries: readonly { tags: readonly string[] }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of entries.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([tag]) => tag);
}
