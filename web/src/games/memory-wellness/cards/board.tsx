import { memo, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TileGrid } from '../../kit/grid/tile-grid.tsx';
import { planOf } from '../levels.ts';
import { isCleared, type MemoryAction, type MemoryState } from '../state.ts';
import { MEMORY_TEXTS } from '../texts.ts';
import { Note } from './note.tsx';
import { MemoryTile } from './tile.tsx';

interface BoardProps {
  state: MemoryState;
  send: (action: MemoryAction) => void;
  still: boolean;
}

/** The tiles, how many pairs are found, and the free look. Time passes without drawing it anew. */
export const Board = memo(function Board({ state, send, still }: BoardProps) {
  const { cards, matched, isPeeking } = state;
  const cleared = isCleared(state);
  // Whoever went back to the words does not wait for the wall again.
  const [wasRead, setRead] = useState(false);
  const { columns, leastRem } = planOf(state.level);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold tabular-nums">
          {MEMORY_TEXTS.pairs(matched.length, cards.length / 2)}
        </p>
        <Button
          variant="quiet"
          aria-pressed={isPeeking}
          onClick={() => {
            if (cleared) setRead(true);
            send({ type: 'peek' });
          }}
        >
          <Icon name={isPeeking ? 'eye-off' : 'eye'} className="size-5" />
          {cleared
            ? MEMORY_TEXTS[isPeeking ? 'showWall' : 'showWords']
            : MEMORY_TEXTS[isPeeking ? 'cover' : 'peek']}
        </Button>
      </div>
      <div className="-mx-3 rounded-card bg-(--patio) p-2 sm:mx-0 sm:p-3">
        <TileGrid
          label={MEMORY_TEXTS.board}
          count={cards.length}
          most={columns}
          leastRem={leastRem}
          {...(cleared && !isPeeking && { className: 'tile-wall' })}
          renderTile={(at, tile) => (
            <MemoryTile
              {...{ state, at, ...tile }}
              still={still || wasRead}
              onTurn={(card) => send({ type: 'turn', at: card })}
            />
          )}
        />
      </div>
      <Note {...{ state, send }} />
    </div>
  );
});
