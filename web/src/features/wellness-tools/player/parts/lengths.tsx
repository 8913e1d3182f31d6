import { useId } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import type { ToolInfo } from '../../contract.ts';
import { minutesInWords, TOOL_PAGE_TEXTS } from '../../texts.ts';

interface LengthsProps {
  info: ToolInfo;
  minutes: number;
  onChoose: (minutes: number) => void;
}

/** How long: the lengths there are, and any other where the tool allows it. */
export function Lengths({ info, minutes, onChoose }: LengthsProps) {
  const id = useId();
  if (info.minutes.length === 1 && !info.anyLength) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{TOOL_PAGE_TEXTS.length}</legend>
      <div className="flex flex-wrap gap-2">
        {info.minutes.map((length) => (
          <Chip key={length} selected={length === minutes} onClick={() => onChoose(length)}>
            {minutesInWords(length)}
          </Chip>
        ))}
      </div>
      {info.anyLength && (
        <div className="flex items-center gap-4">
          <label htmlFor={id} className="w-28 shrink-0 tabular-nums">
            {minutesInWords(minutes)}
          </label>
          <input
            id={id}
            type="range"
            min={info.anyLength.least}
            max={info.anyLength.most}
            value={minutes}
            aria-valuetext={minutesInWords(minutes)}
            onChange={(event) => onChoose(Number(event.currentTarget.value))}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-primary"
          />
        </div>
      )}
    </fieldset>
  );
}
