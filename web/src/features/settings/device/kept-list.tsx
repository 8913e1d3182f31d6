import { useState } from 'react';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inBytes } from './in-bytes.ts';
import type { KeptLine, KeptOnDevice } from './kept-on-device.ts';
import { DEVICE_TEXTS as TEXTS } from './texts.ts';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

interface KeptListProps {
  load: () => Promise<KeptOnDevice>;
}

/** What lies on this device and how much of it, each taken away after a question. */
export function KeptList({ load }: KeptListProps) {
  const { id: userId } = useUser();
  const [lines, setLines] = useState<readonly KeptLine[] | null>(null);
  const [app, setApp] = useState<number | null>(null);
  const [state, setState] = useState<'closed' | 'looking' | 'failed' | 'open'>('closed');
  const [asking, setAsking] = useState<KeptLine | null>(null);
  const [said, setSaid] = useState('');

  async function look() {
    setState('looking');
    try {
      const kept = await load();
      setLines(await kept.measure(userId));
      setApp(await sizeOfApp());
      setState('open');
    } catch {
      setState('failed');
    }
  }

  async function erase(line: KeptLine) {
    setAsking(null);
    try {
      const kept = await load();
      await kept.erase(line.id, userId);
      setLines(await kept.measure(userId));
      setSaid(TEXTS.erased(line.name));
    } catch {
      setSaid(TEXTS.eraseFailed);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {state === 'closed' && (
        <Button variant="secondary" className="self-start" onClick={() => void look()}>
          {TEXTS.look}
        </Button>
      )}
      {state === 'looking' && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {TEXTS.looking}
        </p>
      )}
      {state === 'failed' && (
        <Notice tone="error">
          <p>{TEXTS.failed}</p>
          <Button variant="quiet" onClick={() => void look()}>
            {TEXTS.look}
          </Button>
        </Notice>
      )}
      {state === 'open' && lines && <Lines {...{ lines, app }} onErase={setAsking} />}
      <output className="text-sm text-ok empty:hidden">{said}</output>
      <ConfirmDialog
        open={asking !== null}
        title={TEXTS.question(asking?.name ?? '')}
        description={
          <>
            {asking && asking.unsent.length > 0 && (
              <p className="mb-2 font-semibold">{TEXTS.lost(LIST.format(asking.unsent))}</p>
            )}
            <p>{TEXTS.safe}</p>
          </>
        }
        confirmLabel={TEXTS.yes}
        cancelLabel={TEXTS.no}
        tone="danger"
        onConfirm={() => asking && void erase(asking)}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}

interface LinesProps {
  lines: readonly KeptLine[];
  app: number | null;
  onErase: (line: KeptLine) => void;
}

function Lines({ lines, app, onErase }: LinesProps) {
  const most = Math.max(1, ...lines.map(({ bytes }) => bytes));
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-[min(12rem,100%)] flex-1">
            <p className="leading-snug">{line.name}</p>
            {/* As wide as its part of the largest: a bed of river, fuller or emptier. */}
            <div
              className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-surface-2"
              aria-hidden="true"
            >
              <div
                className="h-full rounded-full bg-primary"
                style={{
                  width: `${line.bytes === 0 ? 0 : Math.max(2, (line.bytes / most) * 100)}%`,
                }}
              />
            </div>
          </div>
          <p className="w-24 text-right text-sm text-ink-soft tabular-nums">
            {line.bytes === 0 && line.unsent.length === 0 ? TEXTS.empty : inBytes(line.bytes)}
          </p>
          {line.mayGo ? (
            <Button
              variant="quiet"
              aria-label={TEXTS.eraseOf(line.name)}
              className={line.bytes === 0 && line.unsent.length === 0 ? 'invisible' : undefined}
              onClick={() => onErase(line)}
            >
              {TEXTS.erase}
            </Button>
          ) : (
            <p className="w-full text-sm text-ink-soft">{TEXTS.restHint}</p>
          )}
        </li>
      ))}
      {app !== null && (
        <li className="flex flex-wrap items-center gap-x-4 py-2.5">
          <p className="min-w-[min(12rem,100%)] flex-1 leading-snug">{TEXTS.app}</p>
          <p className="text-sm text-ink-soft tabular-nums">{inBytes(app)}</p>
          <p className="w-full text-sm text-ink-soft">{TEXTS.appHint}</p>
        </li>
      )}
    </ul>
  );
}

/** What the service worker keeps; null where the browser does not say. */
async function sizeOfApp(): Promise<number | null> {
  // Chromium tells the parts apart, the others only the whole.
  const estimate: (StorageEstimate & { usageDetails?: Record<string, number> }) | undefined =
    await navigator.storage?.estimate?.();
  return estimate?.usageDetails?.['caches'] ?? null;
}
