import { type FormEvent, useId, useState } from 'react';
import { MIX_NAME } from '#domain/ambient/mix.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { useKeptWords } from '#web/care/writing/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SAVED_TEXTS } from '../texts.ts';

interface NameDialogProps {
  title: string;
  /** Names the draft: `new`, or the id of the mix. */
  of: string;
  before?: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** How a mix is called, in its person's own words. */
export function NameDialog({ title, of, before, onSave, onClose }: NameDialogProps) {
  const words = useKeptWords(`ambient-name.${of}`, before);
  const [tried, setTried] = useState(false);
  const formId = useId();
  const name = words.text.trim().replaceAll(/\s+/g, ' ');
  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name === '') return;
    onSave(name);
    words.clear();
    onClose();
  }
  function cancel() {
    words.clear();
    onClose();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {SAVED_TEXTS.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {SAVED_TEXTS.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <WritingField
          rows={1}
          label={SAVED_TEXTS.name}
          hint={SAVED_TEXTS.nameHint}
          words={words}
          most={MIX_NAME}
          className="min-h-12"
          error={tried && name === '' ? SAVED_TEXTS.nameMissing : undefined}
        />
      </form>
    </Dialog>
  );
}
