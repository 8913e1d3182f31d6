import { useId } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { NamedColour } from '../palettes.content.ts';
import { PAINT_TEXTS } from '../texts.ts';

interface SwatchesProps {
  colours: readonly NamedColour[];
  /** Place of the one in the hand; none where something else is. */
  chosen: number | null;
  onChoose: (at: number) => void;
}

/** The colours in reach, as radio buttons: arrows go along, and every one says its name. */
export function Swatches({ colours, chosen, onChoose }: SwatchesProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 gap-1">
      <legend className="sr-only">{PAINT_TEXTS.colours}</legend>
      {colours.map((colour, at) => (
        <label
          key={colour.name}
          title={colour.name}
          className="relative h-11 min-w-6 flex-1 cursor-pointer rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            aria-label={colour.name}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            {...{ name, value: at, checked: at === chosen }}
            onChange={() => onChoose(at)}
          />
          <span
            aria-hidden="true"
            style={{ backgroundColor: colour.hex }}
            className={classNames(
              'pointer-events-none absolute inset-x-0 rounded-control forced-color-adjust-none border-2 transition-all duration-160 ease-out motion-reduce:transition-none',
              at === chosen
                ? 'inset-y-0 border-ink shadow-[inset_0_0_0_2px_var(--surface)]'
                : 'inset-y-1 border-ink-soft',
            )}
          />
        </label>
      ))}
    </fieldset>
  );
}
