import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { RECOVERY_TEXTS as TEXTS } from '../texts.ts';
import { grouped, printCodes, saveCodes, sheetOf } from './codes-sheet.ts';

interface CodesDialogProps {
  codes: readonly string[] | null;
  email: string;
  onKept: () => void;
}

/** Shown once; it closes only when the person confirms having saved the codes. */
export function CodesDialog({ codes, email, onKept }: CodesDialogProps) {
  const sheet = sheetOf(email, codes ?? []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(sheet);
      toast({ title: TEXTS.copied, tone: 'ok' });
    } catch {
      toast({ title: TEXTS.copyFailed, tone: 'error' });
    }
  }
  return (
    <Dialog
      open={codes !== null}
      dismissible={false}
      title={TEXTS.sheetTitle}
      footer={<Button onClick={onKept}>{TEXTS.kept}</Button>}
    >
      <p>{TEXTS.sheetLead}</p>
      <ul
        aria-label={TEXTS.list}
        className="my-4 grid grid-cols-1 gap-x-6 gap-y-1 rounded-card bg-surface-2 p-4 font-mono text-[0.95rem] tracking-wide sm:grid-cols-2"
      >
        {codes?.map((code) => (
          <li key={code}>{grouped(code)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {TEXTS.copy}
        </Button>
        <Button variant="secondary" onClick={() => saveCodes(sheet)}>
          <Icon name="download" className="size-5" />
          {TEXTS.download}
        </Button>
        <Button variant="secondary" onClick={() => printCodes(sheet)}>
          {TEXTS.print}
        </Button>
      </div>
    </Dialog>
  );
}
