import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { day } from '../parts/dates.ts';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, DELETION_TEXTS as TEXTS } from '../texts.ts';
import { requestDeletion, useDeletion, useReloadDeletion } from './deletion-calls.ts';

export function DeletionSection({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  const { data: due } = useDeletion(userId);
  const reload = useReloadDeletion(userId);
  return (
    <>
      <div className="max-w-[62ch]">
        <p>{TEXTS.what}</p>
        <ul className="my-2 list-disc pl-5">
          {TEXTS.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{TEXTS.grace}</p>
      </div>
      {due ? (
        <p className="font-semibold">{TEXTS.requested(day(due))}</p>
      ) : (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {TEXTS.open}
        </Button>
      )}
      <Dialog open={open} title={TEXTS.dialogTitle} onClose={() => setOpen(false)}>
        {open && (
          <DeletionForm
            onCancel={() => setOpen(false)}
            onRequested={async (date) => {
              setOpen(false);
              toast({ title: TEXTS.requested(day(date)) });
              await reload();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface DeletionFormProps {
  onCancel: () => void;
  onRequested: (due: string) => Promise<void>;
}

/** A word typed on purpose: a slip of the finger deletes nothing. */
function DeletionForm({ onCancel, onRequested }: DeletionFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { busy, error, run } = useTask();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (input.current?.value.trim().toLowerCase() !== TEXTS.word) {
      setProblem(TEXTS.typeError);
      return input.current?.focus();
    }
    run('request', async () => onRequested(await requestDeletion()));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>{TEXTS.grace}</p>
      <TextField
        holds="confirmation"
        ref={input}
        label={TEXTS.typeLabel}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem ?? error ?? undefined}
        onInput={() => setProblem(undefined)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {ACCOUNT_TEXTS.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy !== null}>
          {TEXTS.confirm}
        </Button>
      </div>
    </form>
  );
}
