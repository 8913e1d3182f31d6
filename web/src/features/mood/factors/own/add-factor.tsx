import { useState } from 'react';
import {
  FACTOR_KINDS,
  FACTOR_NAME_MAX_LENGTH,
  type FactorKind,
  UNIT_MAX_LENGTH,
} from '#domain/mood/factors/factors.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { HelpNotice } from '#web/care/help/help-notice.tsx';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Choice } from '../../refine/choice.tsx';
import { ownFactors } from '../own-factors.ts';
import { FACTORS_TEXTS as TEXTS, KIND_TEXTS } from '../texts.ts';

/** A factor of one's own: what it is, how it is written down, and its unit. */
export function AddFactor({ onClose }: { onClose: () => void }) {
  const { change } = useChanges(ownFactors);
  const [name, setName] = useState('');
  const [unit, setUnit] = useState('');
  const [kind, setKind] = useState<FactorKind>('yes_no');
  const [error, setError] = useState<string>();
  const finding = useFinding(name);

  function save() {
    if (name.trim() === '') {
      setError(TEXTS.nameMissing);
      return;
    }
    const unitOf = kind === 'amount' && unit.trim() !== '' ? unit.trim() : null;
    const addedAt = new Date().toISOString();
    const row = { id: crypto.randomUUID(), name: name.trim(), kind, unit: unitOf, addedAt };
    change({ type: 'add', row });
    onClose();
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div>
        <TextField
          holds="name"
          label={TEXTS.name}
          value={name}
          error={error}
          maxLength={FACTOR_NAME_MAX_LENGTH}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <HelpNotice finding={finding} />
      </div>
      <Choice
        label={TEXTS.kind}
        value={kind}
        options={FACTOR_KINDS.map((one) => [one, KIND_TEXTS[one]])}
        onChoose={(value) => setKind(FACTOR_KINDS.find((one) => one === value) ?? kind)}
      />
      {kind === 'amount' && (
        <TextField
          holds="name"
          label={TEXTS.unit}
          hint={TEXTS.unitHint}
          optional
          value={unit}
          maxLength={UNIT_MAX_LENGTH}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{TEXTS.save}</Button>
        <Button variant="quiet" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
