import { NAVIGATOR_TEXTS } from '../texts.ts';

/** The own cards of one buoy, as they stand in the plan. */
export function OwnCards({ cards }: { cards: readonly string[] }) {
  if (cards.length === 0) return <p className="text-ink-soft">{NAVIGATOR_TEXTS.nothingHere}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {cards.map((card) => (
        <li
          key={card}
          className="rounded-control border-l-4 border-primary bg-surface-2 px-3 py-2 wrap-anywhere"
        >
          {card}
        </li>
      ))}
    </ul>
  );
}
