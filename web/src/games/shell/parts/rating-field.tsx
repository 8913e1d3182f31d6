import type { RatingScale } from '../../contract.ts';
import { ChoiceGroup } from './choice-group.tsx';

interface RatingFieldProps {
  scale: RatingScale;
  title: string;
  value: number | null;
  onChange: (value: number) => void;
}

const NUMBERS = Array.from({ length: 11 }, (_, value) => String(value));

/** 0 to 10 with the meaning of both ends. Nothing is chosen beforehand: an answer is an answer. */
export function RatingField({ scale, title, value, onChange }: RatingFieldProps) {
  return (
    <ChoiceGroup
      compact
      legend={
        <>
          {title}{' '}
          <span className="block font-normal text-ink-soft">
            {scale.question} 0 {scale.low}, 10 {scale.high}
          </span>
        </>
      }
      choices={NUMBERS.map((label) => ({ id: label, label }))}
      chosen={value === null ? null : String(value)}
      onChoose={(id) => onChange(Number(id))}
    />
  );
}
