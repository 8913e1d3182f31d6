import { type ReactNode, useId, useState } from 'react';
import { type KnownStone, STONES, type StoneId } from '#domain/stones/stones.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { type FoundStone, useStones } from '../api/list-stones.ts';
import { useNewStones } from '../api/mark-seen.ts';
import { Awaited } from '../awaited.tsx';
import { StoneDrawing } from '../drawing/stone-drawing.tsx';
import { STONES_PLACE } from '../places.ts';
import { STONE_TEXTS } from '../stones.content.ts';
import { STONES_TEXTS as TEXTS } from '../texts.ts';
import { RiverBed } from './river-bed.tsx';
import { StoneCard } from './stone-card.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

interface RiverStonesProps {
  /** What lies in the water besides, and stands for no care. */
  ornaments?: ReactNode;
}

/** For the profile: the bed of the river with what was found, and where the others would lie. */
export function RiverStones({ ornaments }: RiverStonesProps) {
  const titleId = useId();
  const asked = useStones();
  return (
    <section aria-labelledby={titleId} className="pt-10">
      <h2 id={titleId} className="font-title text-xl font-semibold">
        {TEXTS.title}
      </h2>
      {asked.data ? (
        <Bed stones={asked.data} ornaments={ornaments} />
      ) : (
        <Awaited query={asked} texts={TEXTS} />
      )}
    </section>
  );
}

function Bed({ stones, ornaments }: RiverStonesProps & { stones: readonly FoundStone[] }) {
  const online = useOnline();
  const fresh = useNewStones(stones);
  const [open, setOpen] = useState<KnownStone | null>(null);
  const { onKeyDown, itemAt } = useArrowKeys(STONES.length);
  const found = new Map(stones.map((stone) => [stone.id, stone]));
  const hintId = useId();
  return (
    <>
      <p className="mt-1 text-ink-soft">{TEXTS.count(stones.length)}</p>
      <p aria-live="polite" className="mt-1 font-semibold empty:hidden">
        {fresh.size > 0 && TEXTS.news([...fresh].map((id) => STONE_TEXTS[id].name))}
      </p>
      {!online && <p className="mt-1 text-sm text-ink-soft">{TEXTS.asKnown}</p>}
      <RiverBed>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
        <ul
          aria-label={TEXTS.bed}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          className="grid grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))] gap-x-1 gap-y-1.5 sm:grid-cols-8 sm:gap-x-2"
        >
          {STONES.map((stone, index) => (
            <li key={stone.id} className={classNames(index % 2 === 1 && 'translate-y-2')}>
              <button
                type="button"
                {...itemAt(index)}
                aria-label={nameOf(stone.id, found.get(stone.id), fresh)}
                onClick={() => setOpen(stone)}
                className="relative block w-full rounded-[45%] p-0.5 transition duration-160 ease-out hover:bg-surface/40"
              >
                <StoneDrawing
                  stone={stone}
                  found={found.has(stone.id)}
                  className="h-auto min-h-11 w-full"
                />
                {fresh.has(stone.id) && (
                  <span className="absolute -top-1 right-0 size-3.5 rounded-full border-2 border-surface bg-sol" />
                )}
              </button>
            </li>
          ))}
        </ul>
        {ornaments}
      </RiverBed>
      <p id={hintId} className="mt-3 text-sm text-ink-soft">
        {TEXTS.bedHint}
      </p>
      <p className="mt-3">
        <ButtonLink to={STONES_PLACE.address} variant="secondary">
          {TEXTS.all}
        </ButtonLink>
      </p>
      <StoneCard
        stone={open}
        found={open ? found.get(open.id) : undefined}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

function nameOf(id: StoneId, found: FoundStone | undefined, fresh: ReadonlySet<StoneId>): string {
  const { name } = STONE_TEXTS[id];
  if (!found) return TEXTS.missingStone(name);
  return fresh.has(id) ? TEXTS.newStone(name) : TEXTS.foundStone(name);
}
