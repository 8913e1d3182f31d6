import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainWords } from '#domain/diary/words/markdown.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type Version, versionsQuery } from '../api/list-versions.ts';
import { useSaving } from '../editor/save-entry.ts';
import { momentText, READING_TEXTS } from '../texts.ts';
import { type Entry, useKeys } from '../use-diary.ts';
import { type Opened, useOpened } from '../vault/use-vault.ts';
import { WrittenWords } from './written-words.tsx';

const NONE: Version[] = [];

/** What the page said before, and a way back to it. */
export function VersionsDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { owner } = useKeys();
  const { save } = useSaving();
  const { data = NONE, isPending, isError } = useQuery(versionsQuery(owner, entry.id));
  const versions = useOpened(owner, data);
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = versions.find(({ id }) => id === chosenId);

  async function restore({ title, body, emotion, tags }: Opened<Version>) {
    const { id, occurredAt, revision } = entry;
    await save({ id, title, body, emotion, tags, occurredAt, base: revision }, entry);
    toast({ title: READING_TEXTS.restored, tone: 'ok' });
    onClose();
  }

  return (
    <Dialog
      open
      title={READING_TEXTS.versions}
      onClose={onClose}
      footer={
        chosen && <Button onClick={() => void restore(chosen)}>{READING_TEXTS.restore}</Button>
      }
    >
      <p className="mb-3 text-ink-soft">{READING_TEXTS.versionsLead}</p>
      {isError && <Notice tone="error">{READING_TEXTS.versionsFailed}</Notice>}
      {isPending && (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> {READING_TEXTS.versionsLoading}
        </p>
      )}
      {!isPending && !isError && versions.length === 0 && <p>{READING_TEXTS.noVersions}</p>}
      <ul className="flex flex-col gap-2">
        {versions
          .filter(({ reading }) => reading === 'open')
          .map((version) => (
            <li key={version.id}>
              <button
                type="button"
                aria-expanded={chosenId === version.id}
                onClick={() => setChosen(chosenId === version.id ? null : version.id)}
                className="w-full rounded-control border border-line px-4 py-3 text-left hover:border-primary aria-expanded:border-primary"
              >
                <span className="block font-semibold">
                  {momentText(new Date(version.writtenAt))}
                </span>
                <span dir="auto" className="line-clamp-2 text-ink-soft wrap-anywhere">
                  {version.title || plainWords(version.body.slice(0, 300))}
                </span>
              </button>
              {chosenId === version.id && (
                <div className="mt-2 rounded-control bg-surface-2 p-4">
                  {version.title && (
                    <p dir="auto" className="mb-2 font-title text-lg font-semibold">
                      {version.title}
                    </p>
                  )}
                  <WrittenWords text={version.body} />
                </div>
              )}
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
