import { useState } from 'react';
import { fileDay } from '#web/lib/files/file-day.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useEmotionLook } from '../emotion-look.ts';
import { useDiary } from '../use-diary.ts';
import { EXPORT_TEXTS } from './export.texts.ts';
import { asCsv, asJson, asMarkdown, type ExportedEntry } from './export-files.ts';
import { asHtml } from './export-html.ts';
import { PRIVACY_TEXTS } from './texts.ts';
import { useWholeDiary } from './use-whole-diary.ts';

/** The whole diary in a file, made on this device out of what is open here. */
export function ExportSection() {
  const { names } = useEmotionLook();
  const diary = useDiary();
  const readWhole = useWholeDiary(diary);
  const [busy, setBusy] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);

  const ways = [
    {
      label: PRIVACY_TEXTS.html,
      ending: 'html',
      type: 'text/html',
      write: (entries: readonly ExportedEntry[]) => asHtml(entries, names),
    },
    { label: PRIVACY_TEXTS.json, ending: 'json', type: 'application/json', write: asJson },
    {
      label: PRIVACY_TEXTS.markdown,
      ending: 'md',
      type: 'text/markdown',
      write: (entries: readonly ExportedEntry[]) => asMarkdown(entries, names),
    },
    {
      label: PRIVACY_TEXTS.csv,
      ending: 'csv',
      type: 'text/csv',
      write: (entries: readonly ExportedEntry[]) => asCsv(entries, names),
    },
  ] as const;

  async function take({ ending, type, write }: (typeof ways)[number]) {
    setBusy(ending);
    setFailed(false);
    try {
      const day = fileDay(new Date());
      saveFile(EXPORT_TEXTS.fileName(day, ending), write(await readWhole()), type);
      toast({ title: PRIVACY_TEXTS.exported, tone: 'ok' });
    } catch {
      setFailed(true);
    }
    setBusy(null);
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-title text-xl font-semibold">{PRIVACY_TEXTS.exportTitle}</h2>
      <p className="text-ink-soft">{PRIVACY_TEXTS.exportLead}</p>
      <div className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <Button
            key={way.ending}
            variant="secondary"
            busy={busy === way.ending}
            onClick={() => void take(way)}
          >
            {way.label}
          </Button>
        ))}
      </div>
      {isFailed && <Notice tone="error">{PRIVACY_TEXTS.exportFailed}</Notice>}
      <h2 className="mt-6 font-title text-xl font-semibold">{PRIVACY_TEXTS.importTitle}</h2>
      <p className="text-ink-soft">{PRIVACY_TEXTS.importLead}</p>
      <div>
        <ButtonLink to="/mood/import" variant="secondary">
          {PRIVACY_TEXTS.toImport}
        </ButtonLink>
      </div>
    </section>
  );
}
