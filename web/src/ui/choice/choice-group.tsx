import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';

interface ChoiceGroupProps<V extends string> {
  legend: string;
  hint?: ReactNode;
  values: readonly V[];
  chosen: V;
  onChoose: (value: V) => void;
  children: (value: V) => ReactNode;
  /** Each with a picture above its name, side by side where there is room. */
  tiles?: boolean;
  /** Stands behind the choices: that it was kept. */
  note?: ReactNode;
}

/** One of a few; what is touched holds at once. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, hint, values, chosen, onChoose, children, tiles = false, note } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="max-w-[60ch] text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div
        className={
          tiles
            ? 'mt-3 grid grid-cols-3 gap-2 sm:gap-3 tight:grid-cols-1'
            : 'mt-2 flex flex-wrap gap-2'
        }
      >
        {values.map((value) => (
          <label
            key={value}
            className={classNames(
              'border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              tiles
                ? 'flex min-w-0 flex-col overflow-hidden rounded-card text-center leading-tight'
                : 'inline-flex min-h-11 items-center gap-2 rounded-full px-4',
              value === chosen
                ? 'border-primary bg-primary-soft font-semibold'
                : 'border-ink-soft bg-surface hover:bg-primary-soft',
              tiles && value === chosen && 'ring-1 ring-primary',
            )}
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {children(value)}
          </label>
        ))}
        {!tiles && note}
      </div>
      {tiles && note}
    </fieldset>
  );
}
