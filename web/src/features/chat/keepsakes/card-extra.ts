import { createContext, type ReactNode } from 'react';
import type { Card } from '#domain/companion/turns/talk-state.ts';

export interface CardExtraProps {
  /** Of the answer it stands with, or its own. */
  id: string;
  card: Card;
}

/** What the app offers besides with a card, such as putting it into another area. */
export const CardExtra = createContext<((props: CardExtraProps) => ReactNode) | null>(null);
