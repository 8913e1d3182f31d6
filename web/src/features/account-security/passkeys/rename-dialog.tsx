import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, PASSKEY_TEXTS as TEXTS } from '../texts.ts';

const MAX_NAME = 120;

interface RenameDialogProps {
  /** The name of now; null while nothing is being renamed. */
  name: string | null;
  onCancel: () => void;
  onSave: (name: string) => Promise<void>;
}

export function RenameDialog({ name, onCancel, onSave }: RenameDialogProps) {
  return (
    <Dialog open={name !== null} title={TEXTS.renameTitle} onClose={onCancel}>
      {name !== null && <RenameForm name={name} onCancel={onCancel} onSave={onSave} />}
    </Dialog>
  );
}

function RenameForm({ name, onCancel, onSave }: RenameDialogProps & { name: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { busy, error, run } = useTask();

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = input.current?.value.trim() ?? '';
    if (next === '') {
      setProblem(TEXTS.nameMissing);
      return input.current?.focus();
    }
    run('save', () => onSave(next));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        holds="name"
        ref={input}
        label={TEXTS.name}
        name="passkey-name"
        defaultValue={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        error={problem ?? error ?? undefined}
        onInput={() => setProblem(undefined)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {ACCOUNT_TEXTS.cancel}
        </Button>
        <Button type="submit" busy={busy !== null}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}
