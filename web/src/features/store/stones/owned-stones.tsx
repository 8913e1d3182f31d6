import { PIECES } from '#domain/store/catalogue.content.ts';
import { nameOf } from '#domain/store/piece.ts';
import { useOwnedPieces } from '../api/owned.ts';
import { isDrawn, StoneAlone } from './stone-alone.tsx';
import { OWNED_STONES_TEXTS as TEXTS } from './texts.ts';

const SOLD = PIECES.filter(({ id, slot }) => slot === 'stone' && isDrawn(nameOf(id)));

/**
 * Stones of the store that the person has, lying apart from those that stand for a care: to look at,
 * and nothing to press. Nobody is shown where they would lie.
 */
export function OwnedStones() {
  const owned = useOwnedPieces();
  const stones = SOLD.filter(({ id }) => owned.has(id));
  if (stones.length === 0) return null;
  return (
    <div className="mt-6">
      <svg
        className="h-3 w-full"
        viewBox="0 0 600 12"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
      >
        <path
          d="M0 8c60-8 90-4 170 1s140-5 220-7 140 8 210-1"
          stroke="var(--nilo-ripple)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          opacity=".6"
        />
      </svg>
      <p className="mt-3 text-center text-sm text-balance">{TEXTS.note(stones.length)}</p>
      <ul
        aria-label={TEXTS.list}
        className="mt-3 flex flex-wrap items-end justify-center gap-x-3 gap-y-2"
      >
        {stones.map(({ id, name }) => (
          <li key={id} className="even:translate-y-1.5">
            <StoneAlone name={nameOf(id)} label={TEXTS.named(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
