import { Field, inputClasses, useField } from '#web/ui/text-field.tsx';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** The browser's own list of choices, with its label above. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const { id } = useField({ label });
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={inputClasses(false, 'h-12')}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
