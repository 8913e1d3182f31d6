import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field, inputClasses, useField } from '#web/ui/text-field.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { REFINE_TEXTS } from './texts.ts';
import { fieldOf, lastNight, momentOf } from './when.ts';

const HOUR_MS = 3_600_000;

interface WhenFieldProps {
  entry: MoodEntry;
  onEdit: (fields: Partial<MoodEntry>) => void;
}

/** Sets the time back: with one touch for the usual, exactly for everything else. */
export function WhenField({ entry, onEdit }: WhenFieldProps) {
  const at = fieldOf(new Date(entry.occurredAt));
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { id, aria } = useField({ label: REFINE_TEXTS.whenField, error });

  function set(moment: Date) {
    setTyped(null);
    setError(undefined);
    onEdit({ occurredAt: moment.toISOString() });
  }

  function type(value: string) {
    setTyped(value);
    const moment = momentOf(value, new Date());
    if (moment instanceof Date) set(moment);
    else setError(REFINE_TEXTS[moment]);
  }

  const ago = (hours: number) => () => set(new Date(Date.now() - hours * HOUR_MS));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{REFINE_TEXTS.when}</legend>
      <div className="-ml-2 flex flex-wrap gap-x-1">
        <Button variant="quiet" className="px-2!" onClick={ago(1)}>
          {REFINE_TEXTS.hourAgo}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={ago(3)}>
          {REFINE_TEXTS.threeHoursAgo}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={() => set(lastNight(new Date()))}>
          {REFINE_TEXTS.lastNight}
        </Button>
      </div>
      <Field id={id} label={REFINE_TEXTS.whenField} error={error}>
        <input
          {...aria}
          id={id}
          type="datetime-local"
          value={typed ?? at}
          onChange={(event) => type(event.currentTarget.value)}
          className={inputClasses(Boolean(error), 'h-12')}
        />
      </Field>
    </fieldset>
  );
}
