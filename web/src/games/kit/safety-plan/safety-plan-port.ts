import { createContext, type ReactNode, useContext } from 'react';

/** One part of the plan, with the words that its own page has for it. */
export interface PlanPart {
  id: string;
  title: string;
  hint: string;
  /** Lines to begin with. */
  ideas: readonly string[];
  /** What its person wrote, one idea a line. */
  text: string;
  /** More ways to fill it, such as people of the own network. */
  more?: ReactNode;
}

/**
 * The real safety plan, lent to a game by the page around it: a game knows no feature and no
 * storage. What is written through it is kept at once and is the plan, not a copy of it; nothing of
 * it goes into the state of a game.
 */
export interface SafetyPlanPort {
  /** Always the same six, in order. */
  parts: readonly PlanPart[];
  write: (id: string, text: string) => void;
  /** Its person has looked through all of it today. */
  markReviewed: () => void;
  /** Whole days since somebody wrote in it or looked it through; null for a plan never touched. */
  daysSinceLooked: number | null;
  /** Printing, PDF and sharing, as the plan's own page has them. */
  takeAlong: ReactNode;
}

export const SafetyPlanContext = createContext<SafetyPlanPort | null>(null);

/** Null where no page lends a plan: the game then shows its places without what is written there. */
export function useSafetyPlanPort(): SafetyPlanPort | null {
  return useContext(SafetyPlanContext);
}

/** The ideas of a part: its lines, without those that say nothing. */
export function cardsOf(part: PlanPart | undefined): string[] {
  return (part?.text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
