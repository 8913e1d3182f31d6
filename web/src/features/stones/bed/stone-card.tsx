import type { KnownStone } from '#domain/stones/stones.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FoundStone } from '../api/list-stones.ts';
import { StoneDrawing } from '../drawing/stone-drawing.tsx';
import { KIND_TEXTS, STONE_TEXTS } from '../stones.content.ts';
import { dateText, STONES_TEXTS as TEXTS } from '../texts.ts';

interface StoneCardProps {
  /** Null: closed. */
  stone: KnownStone | null;
  found: FoundStone | undefined;
  onClose: () => void;
}

/** A stone taken out of the water: what it stands for, how it is found, and the way there. */
export function StoneCard({ stone, found, onClose }: StoneCardProps) {
  const text = stone && STONE_TEXTS[stone.id];
  return (
    <Dialog open={stone !== null} onClose={onClose} title={text?.name ?? ''}>
      {stone && text && (
        <div className="flex flex-col gap-4">
          <StoneDrawing
            stone={stone}
            found={found !== undefined}
            className="mx-auto w-full max-w-60"
          />
          <div>
            <p className="text-sm text-ink-soft">{KIND_TEXTS[stone.kind].title}</p>
            <p className="mt-1 text-lg">{text.why}</p>
          </div>
          <p>
            <strong className="block">{TEXTS.how}</strong>
            {text.how}
          </p>
          <p className="text-ink-soft">
            {found ? TEXTS.found(dateText(found.foundAt)) : TEXTS.notYet}
          </p>
          <p>
            <ButtonLink to={text.where} variant={found ? 'secondary' : 'primary'}>
              {text.link}
            </ButtonLink>
          </p>
        </div>
      )}
    </Dialog>
  );
}
