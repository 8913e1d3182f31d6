import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { DiaryKeys } from '../api/keys.ts';
import { LOCK_MINUTES, lockMinutes, setLockMinutes } from '../vault/idle-lock.ts';
import { lock } from '../vault/vault.ts';
import { ChangePassphrase } from './change-passphrase.tsx';
import { PRIVACY_TEXTS } from './texts.ts';

interface SealedSettingsProps {
  owner: string;
  keys: DiaryKeys;
  onOff: () => void;
}

/** A diary that is sealed and open here: when it closes, its word, and the way back. */
export function SealedSettings({ owner, keys, onOff }: SealedSettingsProps) {
  const id = useId();
  const [minutes, setMinutes] = useState<number>(lockMinutes);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <section className="flex flex-col gap-4">
        <h2 className="font-title text-xl font-semibold">{PRIVACY_TEXTS.sealedTitle}</h2>
        <p>{PRIVACY_TEXTS.sealedLead}</p>
        <div>
          <label htmlFor={id} className="font-semibold">
            {PRIVACY_TEXTS.lockAfter}
          </label>
          <select
            id={id}
            value={minutes}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              setMinutes(chosen);
              setLockMinutes(chosen);
            }}
            className="mt-1 block h-12 rounded-control border border-ink-soft bg-surface px-3"
          >
            {LOCK_MINUTES.map((count) => (
              <option key={count} value={count}>
                {PRIVACY_TEXTS.minutes(count)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <Button variant="secondary" onClick={lock}>
            <Icon name="lock" className="size-5" /> {PRIVACY_TEXTS.lockNow}
          </Button>
        </div>
      </section>
      <ChangePassphrase owner={owner} keys={keys} />
      <section className="flex flex-col gap-3">
        <h2 className="font-title text-xl font-semibold">{PRIVACY_TEXTS.offTitle}</h2>
        <p className="text-ink-soft">{PRIVACY_TEXTS.offLead}</p>
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {PRIVACY_TEXTS.off}
          </Button>
        </div>
      </section>
      <ConfirmDialog
        open={isAsking}
        title={PRIVACY_TEXTS.offConfirmTitle}
        description={<p>{PRIVACY_TEXTS.offConfirm}</p>}
        confirmLabel={PRIVACY_TEXTS.off}
        cancelLabel={PRIVACY_TEXTS.cancel}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onOff();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
