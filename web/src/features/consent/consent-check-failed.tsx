import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';

/** The server could not be asked, and this browser knows of no consent. */
export function ConsentCheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto flex max-w-md flex-col gap-4 py-10">
      <Notice tone="error">
        <p className="font-semibold">{TEXTS.guardFailed}</p>
        <p>{TEXTS.guardFailedDetail}</p>
      </Notice>
      <Button onClick={onRetry}>{TEXTS.retry}</Button>
    </div>
  );
}
