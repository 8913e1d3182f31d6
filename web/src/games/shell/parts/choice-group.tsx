import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { SHELL_TEXTS } from '../texts.ts';

interface Choice {
  id: string;
  label: string;
  detail?: string | undefined;
  /** Has been through this one: a small mark says so. */
  done?: boolean;
}

interface ChoiceGroupProps {
  legend: ReactNode;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Small and even, for numbers. */
  compact?: boolean;
}

/** One of several, as native radio buttons: arrows, groups and readers work by themselves. */
export function ChoiceGroup({ legend, choices, chosen, onChoose, compact }: ChoiceGroupProps) {
  const name = useId();
  const detail = choices.find(({ id }) => id === chosen)?.detail;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={compact ? 'flex flex-wrap gap-1' : 'flex flex-wrap gap-2'}>
        {choices.map(({ id, label, detail: ownDetail, done }) => (
          <label
            key={id}
            className={classNames(
              'relative inline-flex cursor-pointer flex-col justify-center rounded-control border leading-tight transition duration-160 ease-out',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              compact ? 'size-11 items-center' : 'min-h-11 px-3.5 py-1.5',
              id === chosen
                ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
                : 'border-ink-soft bg-surface hover:border-primary',
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
              {...{ name, value: id, checked: id === chosen }}
              onChange={() => onChoose(id)}
            />
            <span
              className={classNames('flex items-center gap-1.5', id === chosen && 'font-semibold')}
            >
              {label}
              {done && <Icon name="check" className="size-4 shrink-0 text-ok" />}
              {done && <span className="sr-only">{SHELL_TEXTS.levelDone}</span>}
            </span>
            {ownDetail && <span className="sr-only">{ownDetail}</span>}
          </label>
        ))}
      </div>
      {/* Readers have heard it with the choice itself. */}
      {detail && (
        <p aria-hidden="true" className="mt-1.5 text-sm text-ink-soft">
          {detail}
        </p>
      )}
    </fieldset>
  );
}
