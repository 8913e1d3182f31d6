import { useState } from 'react';
import type { EmotionId } from '#domain/mood/emotions.ts';
import { useUser } from '#web/data/session.ts';
import { fileDay } from '#web/lib/files/file-day.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ExportedMood, listMoods } from '../api/list-moods.ts';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';
import { moodsAsCsv, moodsAsJson } from './mood-files.ts';

/** All records of moods in a file, which can be brought back here. */
export function ExportMoods({ names }: { names: Record<EmotionId, string> }) {
  const { id: owner } = useUser();
  const [busy, setBusy] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const ways = [
    { label: TEXTS.json, ending: 'json', type: 'application/json', write: moodsAsJson },
    {
      label: TEXTS.csv,
      ending: 'csv',
      type: 'text/csv',
      write: (entries: readonly ExportedMood[]) => moodsAsCsv(entries, names),
    },
  ] as const;

  async function take({ ending, type, write }: (typeof ways)[number]) {
    setBusy(ending);
    setFailed(false);
    try {
      const day = fileDay(new Date());
      saveFile(TEXTS.fileName(day, ending), write(await listMoods(owner)), type);
    } catch {
      setFailed(true);
    }
    setBusy(null);
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-title text-xl font-semibold">{TEXTS.exportTitle}</h2>
      <p className="text-ink-soft">{TEXTS.exportLead}</p>
      <div className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <Button
            key={way.ending}
            variant="secondary"
            busy={busy === way.ending}
            onClick={() => void take(way)}
          >
            <Icon name="download" className="size-5" /> {way.label}
          </Button>
        ))}
      </div>
      {isFailed && <Notice tone="error">{TEXTS.exportFailed}</Notice>}
    </section>
  );
}
