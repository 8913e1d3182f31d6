import { useState } from 'react';
import { COMPANION } from '#domain/product.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { exportConversations, exportKeepsakes } from '../api/export-conversations.ts';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';
import { asText, portable } from './export-text.ts';

const TEXTS = CHAT_SETTINGS_TEXTS;

/** Exports as files: one conversation to read, or all of them. */
export function ExportButtons({ current }: { current: string | null }) {
  const [busy, setBusy] = useState<'one' | 'all' | null>(null);

  async function take(what: 'one' | 'all') {
    setBusy(what);
    try {
      if (what === 'one') {
        const talks = await exportConversations(current);
        save(talks.map(asText).join('\n'), 'text/plain', 'txt');
      } else {
        const [talks, kept] = await Promise.all([exportConversations(null), exportKeepsakes()]);
        save(JSON.stringify(portable(talks, kept), null, 2), 'application/json', 'json');
      }
    } catch {
      toast({ title: TEXTS.exportFailed, tone: 'error' });
    }
    setBusy(null);
  }

  return (
    <section aria-labelledby="export-title">
      <h3 id="export-title" className="font-semibold">
        {TEXTS.exportTitle}
      </h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {current !== null && (
          <Button variant="secondary" busy={busy === 'one'} onClick={() => void take('one')}>
            <Icon name="download" className="size-5" />
            {TEXTS.exportOne}
          </Button>
        )}
        <Button variant="secondary" busy={busy === 'all'} onClick={() => void take('all')}>
          <Icon name="download" className="size-5" />
          {TEXTS.exportAll}
        </Button>
      </div>
    </section>
  );
}

function save(text: string, type: string, ending: string): void {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`${COMPANION.toLowerCase()}-${day}.${ending}`, text, type);
}
