import { Chip } from '#web/ui/chip.tsx';

interface Choice<T> {
  value: T;
  label: string;
  detail?: string;
  selected?: boolean;
}

interface ChoicesProps<T> {
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
}

/** One touch chooses; what it means stands beside it. */
export function Choices<T extends string | number>({ choices, onChoose }: ChoicesProps<T>) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ value, label, detail, selected = false }) => (
        <Chip
          key={value}
          selected={selected}
          className="text-left wrap-anywhere"
          onClick={() => onChoose(value)}
        >
          {label}
          {detail && <span className="font-normal text-ink-soft">{detail}</span>}
        </Chip>
      ))}
    </div>
  );
}
