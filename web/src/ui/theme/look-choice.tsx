import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { LOOK_TEXTS } from './texts.ts';

interface LookChoiceProps<V extends string> {
  legend: string;
  /** Of the group of radio buttons. */
  name: string;
  values: readonly V[];
  chosen: V;
  onChoose: (value: V) => void;
  children: (value: V) => ReactNode;
}

/** One of a few looks; what is touched is seen at once, and said to be kept. */
export function LookChoice<V extends string>(props: LookChoiceProps<V>) {
  const { legend, name, values, chosen, onChoose, children } = props;
  const [touched, setTouched] = useState(false);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label
            key={value}
            className={classNames(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              value === chosen
                ? 'border-primary bg-primary-soft font-semibold'
                : 'border-ink-soft bg-surface hover:bg-primary-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === chosen}
              onChange={() => {
                onChoose(value);
                setTouched(true);
              }}
            />
            {children(value)}
          </label>
        ))}
        <output className="inline-flex items-center gap-1.5 text-sm text-ok">
          {touched && (
            <>
              <Icon name="check" className="size-5" />
              {LOOK_TEXTS.saved}
            </>
          )}
        </output>
      </div>
    </fieldset>
  );
}
