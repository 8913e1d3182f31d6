import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { FACTOR_TEXTS, RECOVERY_TEXTS } from '../texts.ts';
import type { NewApp } from './factor-calls.ts';

const TEXTS = FACTOR_TEXTS.app;

/** The secret as text, for people who cannot scan it: in groups of four. */
export function AppSecret({ secret, uri }: Pick<NewApp, 'secret' | 'uri'>) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: TEXTS.copied, tone: 'ok' });
    } catch {
      toast({ title: RECOVERY_TEXTS.copyFailed, tone: 'error' });
    }
  }
  return (
    <details className="rounded-card bg-surface-2 px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {TEXTS.manual}
      </summary>
      {/* Nobody can point a phone at its own screen. */}
      <a href={uri} className="inline-flex min-h-11 items-center font-semibold underline">
        {TEXTS.open}
      </a>
      <p className="mt-1">{TEXTS.manualHow}</p>
      <p className="mt-3 font-semibold" id="app-secret">
        {TEXTS.secret}
      </p>
      <p aria-labelledby="app-secret" className="font-mono text-lg tracking-wide wrap-anywhere">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <Button variant="quiet" className="mt-1 mb-2 -ml-4" onClick={() => void copy()}>
        {TEXTS.copy}
      </Button>
    </details>
  );
}
