import { useState } from 'react';
import { saveFile } from '#web/lib/files/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type MadeKeys, makeKeys } from '../crypto/diary-keys.ts';
import { problemText, useNewPassphrase } from './new-passphrase.tsx';
import { PRIVACY_TEXTS } from './texts.ts';

interface MakeKeyProps {
  /** The recovery key is written down: until then nothing is stored, and leaving changes nothing. */
  onReady: (made: MadeKeys) => void;
}

/** A passphrase, and then the key for the day on which it is forgotten. */
export function MakeKey({ onReady }: MakeKeyProps) {
  const { passphrase, isFine, fields } = useNewPassphrase();
  const [made, setMade] = useState<MadeKeys | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function make() {
    if (!isFine()) return;
    setBusy(true);
    setProblem(undefined);
    try {
      setMade(await makeKeys(passphrase));
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  }

  if (made) return <RecoveryKey recoveryKey={made.recoveryKey} onSaved={() => onReady(made)} />;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {fields}
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? PRIVACY_TEXTS.making : PRIVACY_TEXTS.make}
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </form>
  );
}

const PROOF_SIGNS = 4;

function RecoveryKey({ recoveryKey, onSaved }: { recoveryKey: string; onSaved: () => void }) {
  const [proof, setProof] = useState('');
  const [isWrong, setWrong] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(recoveryKey);
      toast({ title: PRIVACY_TEXTS.copied, tone: 'ok' });
    } catch {
      toast({ title: PRIVACY_TEXTS.notCopied, tone: 'error' });
    }
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (proof.trim().toUpperCase() === recoveryKey.slice(-PROOF_SIGNS)) onSaved();
        else setWrong(true);
      }}
    >
      <h2 className="font-title text-xl font-semibold">{PRIVACY_TEXTS.recoveryTitle}</h2>
      <p>{PRIVACY_TEXTS.recoveryLead}</p>
      <Card tone="well">
        <p
          data-testid="recovery-key"
          className="text-center font-mono text-lg leading-loose tracking-wider wrap-anywhere"
        >
          {recoveryKey}
        </p>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {PRIVACY_TEXTS.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(
              PRIVACY_TEXTS.recoveryFile,
              PRIVACY_TEXTS.recoveryFileText(recoveryKey),
              'text/plain',
            )
          }
        >
          {PRIVACY_TEXTS.download}
        </Button>
      </div>
      <TextField
        label={PRIVACY_TEXTS.proof}
        holds="code"
        value={proof}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={PROOF_SIGNS}
        error={isWrong ? PRIVACY_TEXTS.proofWrong : undefined}
        onChange={(event) => {
          setProof(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <div>
        <Button type="submit">{PRIVACY_TEXTS.sealNow}</Button>
      </div>
    </form>
  );
}
