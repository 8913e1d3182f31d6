import type { ReactNode } from 'react';
import { STONES, type StoneId } from '#domain/stones/stones.ts';
import { Chip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { StoneDrawing } from '../drawing/stone-drawing.tsx';
import { STONE_TEXTS } from '../stones.content.ts';
import {
  GESTURES,
  MOST_STONES,
  NAME_MAX_LENGTH,
  PICTURE_LINES,
  type PictureChoices,
  toggleStone,
} from './choices.ts';
import { SHARE_TEXTS as TEXTS } from './texts.ts';

interface PictureFormProps {
  choices: PictureChoices;
  found: ReadonlySet<StoneId>;
  onChange: (choices: PictureChoices) => void;
}

/** What stands on the picture. */
export function PictureForm({ choices, found, onChange }: PictureFormProps) {
  const change = (part: Partial<PictureChoices>) => onChange({ ...choices, ...part });
  return (
    <div className="flex flex-col gap-6">
      <Group title={TEXTS.line}>
        {PICTURE_LINES.map((line) => (
          <Chip key={line} selected={choices.line === line} onClick={() => change({ line })}>
            {TEXTS.lines[line]}
          </Chip>
        ))}
      </Group>
      <Group title={TEXTS.light}>
        {(['day', 'night'] as const).map((light) => (
          <Chip key={light} selected={choices.light === light} onClick={() => change({ light })}>
            {TEXTS.lights[light]}
          </Chip>
        ))}
      </Group>
      <Group title={TEXTS.nilo}>
        {GESTURES.map((gesture) => (
          <Chip
            key={gesture}
            selected={choices.gesture === gesture}
            onClick={() => change({ gesture })}
          >
            {TEXTS.gestures[gesture]}
          </Chip>
        ))}
        <Chip selected={choices.gesture === null} onClick={() => change({ gesture: null })}>
          {TEXTS.noNilo}
        </Chip>
      </Group>
      <ChosenStones choices={choices} found={found} onChange={onChange} />
      <TextField
        holds="name"
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        optional
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={choices.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    </div>
  );
}

function ChosenStones({ choices, found, onChange }: PictureFormProps) {
  const full = choices.stones.length >= MOST_STONES;
  if (found.size === 0) return <p className="text-ink-soft">{TEXTS.noStones}</p>;
  return (
    <fieldset>
      <legend className="font-semibold">{TEXTS.stones(choices.stones.length)}</legend>
      <p className="text-sm text-ink-soft">{full ? TEXTS.full : TEXTS.stonesHint}</p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {STONES.filter(({ id }) => found.has(id)).map((stone) => {
          const chosen = choices.stones.includes(stone.id);
          return (
            <button
              key={stone.id}
              type="button"
              aria-pressed={chosen}
              aria-disabled={(full && !chosen) || undefined}
              onClick={() => onChange(toggleStone(choices, stone.id))}
              className="flex flex-col items-center gap-1 rounded-card border-2 border-transparent p-1.5 text-sm leading-tight hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-pressed:border-primary aria-pressed:bg-primary-soft"
            >
              <StoneDrawing stone={stone} className="h-auto w-full max-w-20" />
              <span>{STONE_TEXTS[stone.id].name}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
