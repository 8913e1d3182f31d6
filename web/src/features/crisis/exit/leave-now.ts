import { EXIT_TEXTS } from './texts.ts';

/** This page is replaced by an everyday one, and "back" does not lead here. */
export function leaveNow(): void {
  location.replace(EXIT_TEXTS.to);
}
