import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { LastImport } from '../last-import.ts';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';

interface LastImportCardProps {
  last: LastImport;
  undoing: 'no' | 'busy' | 'failed';
  onUndo: () => void;
}

/** What came with the last file, and the way to take all of it out again. */
export function LastImportCard({ last, undoing, onUndo }: LastImportCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { moods, pages, fileName, at } = last;
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="font-title text-xl font-semibold">{TEXTS.lastTitle}</h2>
      <p className="wrap-anywhere">{TEXTS.last(fileName, new Date(at))}</p>
      <p className="text-sm text-ink-soft">{TEXTS.lastHint}</p>
      {undoing === 'failed' && <Notice tone="error">{TEXTS.undoFailed}</Notice>}
      <Button variant="secondary" busy={undoing === 'busy'} onClick={() => setAsking(true)}>
        <Icon name="undo" className="size-5" /> {TEXTS.undo}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.undoTitle}
        description={<p>{TEXTS.undoConfirm(moods.length, pages.length)}</p>}
        confirmLabel={TEXTS.undoNow}
        cancelLabel={TEXTS.cancel}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
