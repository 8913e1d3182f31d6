import { Link } from 'react-router';
import type { KnownStone } from '#domain/stones/stones.ts';
import { Card } from '#web/ui/card.tsx';
import type { FoundStone } from '../api/list-stones.ts';
import { StoneDrawing } from '../drawing/stone-drawing.tsx';
import { STONE_TEXTS } from '../stones.content.ts';
import { dateText, STONES_TEXTS as TEXTS } from '../texts.ts';

interface StoneEntryProps {
  stone: KnownStone;
  found: FoundStone | undefined;
  isNew: boolean;
}

export function StoneEntry({ stone, found, isNew }: StoneEntryProps) {
  const text = STONE_TEXTS[stone.id];
  return (
    <Card as="li" tone={found ? 'plain' : 'well'} className="flex gap-4 tight:flex-col">
      <StoneDrawing
        stone={stone}
        found={found !== undefined}
        className="h-auto w-22 shrink-0 self-start"
      />
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold">
          {text.name}
          {isNew && (
            <span className="ml-2 rounded-full bg-sol px-2 py-0.5 text-sm text-sol-ink">
              {TEXTS.newMark}
            </span>
          )}
        </h3>
        <p className="mt-1">{text.why}</p>
        <p className="mt-2 text-sm text-ink-soft">
          {text.how} {found ? TEXTS.found(dateText(found.foundAt)) : TEXTS.notYet}
        </p>
        <Link
          to={text.where}
          className="inline-flex min-h-11 items-center text-primary underline decoration-line underline-offset-4"
        >
          {text.link}
        </Link>
      </div>
    </Card>
  );
}
