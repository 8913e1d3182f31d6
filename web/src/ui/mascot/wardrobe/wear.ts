import { type Outfit, WORN_CHANGED, worn } from '../worn.ts';

/**
 * Dresses every Nilo on the page. The drawings come with the function, so that a page which stands
 * before them has none of them to fetch.
 */
export function wear(outfit: Outfit | undefined): void {
  worn.outfit = outfit;
  window.dispatchEvent(new Event(WORN_CHANGED));
}
