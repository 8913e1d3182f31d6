import { useId } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PALETTES } from '../../kit/paint/palettes.content.ts';
import { COLORING_TEXTS } from '../texts.ts';

interface PaletteChoiceProps {
  /** Place of the one that lies open. */
  chosen: number;
  onChoose: (at: number) => void;
}

/** The palettes, each as a flower of its own colours: radio buttons, as the colours below them are. */
export function PaletteChoice({ chosen, onChoose }: PaletteChoiceProps) {
  const group = useId();
  return (
    <fieldset className="flex shrink-0 gap-1">
      <legend className="sr-only">{COLORING_TEXTS.palette}</legend>
      {PALETTES.map(({ id, name, colours }, at) => (
        <label
          key={id}
          title={name}
          className={classNames(
            'relative flex h-11 w-9 cursor-pointer items-center justify-center rounded-control border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            at === chosen
              ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
              : 'border-ink-soft bg-surface',
          )}
        >
          <input
            type="radio"
            aria-label={name}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            name={group}
            value={id}
            checked={at === chosen}
            onChange={() => onChoose(at)}
          />
          <svg
            viewBox="-15 -15 30 30"
            aria-hidden="true"
            className="pointer-events-none size-8 forced-color-adjust-none"
          >
            {colours.map(({ hex }, petal) => (
              <path
                key={hex}
                d="M0-1C-1.500-4-4.600-8.500-4.200-11.300-3-14.500 3-14.500 4.200-11.300 4.600-8.500 1.500-4 0-1Z"
                transform={`rotate(${(petal * 360) / colours.length})`}
                fill={hex}
                stroke="var(--pencil)"
                strokeWidth="0.8"
              />
            ))}
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
