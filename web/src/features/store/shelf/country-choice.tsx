import { useId } from 'react';
import type { Piece } from '#domain/store/piece.ts';
import { STORE_TEXTS as TEXTS } from '../texts.ts';

interface ChoiceProps {
  choices: NonNullable<Piece['choices']>;
  chosen: string;
  onChoose: (code: string) => void;
}

/** Which of its forms a piece has. */
export function CountryChoice({ choices, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {TEXTS.country}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11 w-full rounded-control border border-ink-soft bg-surface px-2 text-ink"
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
