import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { DiaryKeys } from '../api/keys.ts';
import { readRecoveryKey } from '../crypto/recovery-key.ts';
import { useKeyChanges } from '../vault/use-key-changes.ts';
import { problemText, useNewPassphrase } from './new-passphrase.tsx';
import { PRIVACY_TEXTS } from './texts.ts';

/** Another lock for the same diary. Who forgot the word has the recovery key. */
export function ChangePassphrase({ owner, keys }: { owner: string; keys: DiaryKeys }) {
  const { change } = useKeyChanges(owner);
  const { passphrase, isFine, fields } = useNewPassphrase(PRIVACY_TEXTS.next);
  const [current, setCurrent] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit() {
    if (!isFine()) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const opener =
        readRecoveryKey(current) === null ? { passphrase: current } : { recoveryKey: current };
      await change(keys, opener, passphrase);
      toast({ title: PRIVACY_TEXTS.changed, tone: 'ok' });
      setOpen(false);
      setCurrent('');
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-title text-xl font-semibold">{PRIVACY_TEXTS.changeTitle}</h2>
      <p className="text-ink-soft">{PRIVACY_TEXTS.changeLead}</p>
      {isOpen ? (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label={PRIVACY_TEXTS.current}
            hint={PRIVACY_TEXTS.currentHint}
            holds="password"
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
          {fields}
          {problem && <Notice tone="error">{problem}</Notice>}
          <div>
            <Button type="submit" busy={isBusy}>
              {PRIVACY_TEXTS.change}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {PRIVACY_TEXTS.changeTitle}
          </Button>
        </div>
      )}
    </section>
  );
}
