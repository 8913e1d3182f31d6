import { lazy, Suspense } from 'react';
import type { Card } from '#domain/companion/turns/talk-state.ts';
import { CHAT_TEXTS } from '../texts.ts';

const CardActions = lazy(async () => {
  const { CardActions: actions } = await import('./card-actions.tsx');
  return { default: actions };
});

interface CardViewProps {
  /** Of the answer it stands with. */
  messageId: string;
  card: Card;
}

/** "Lo que me llevo": what was done together, to be taken along. The buttons are fetched with the first. */
export function CardView({ messageId, card }: CardViewProps) {
  return (
    <section
      aria-label={`${CHAT_TEXTS.card}: ${card.title}`}
      className="w-full max-w-md rounded-card border border-primary bg-surface p-4"
    >
      <p className="text-sm text-ink-soft">{CHAT_TEXTS.card}</p>
      <h3 className="font-title text-lg font-semibold">{card.title}</h3>
      <CardLines lines={card.lines} />
      {/* As high as the buttons, so that nothing moves when they come. */}
      <div className="mt-3 min-h-11">
        <Suspense>
          <CardActions messageId={messageId} card={card} />
        </Suspense>
      </div>
    </section>
  );
}

export function CardLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines never move, and two may be alike
        <li key={at} className="wrap-anywhere whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  );
}
