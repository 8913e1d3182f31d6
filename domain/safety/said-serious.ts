import { SAID_SERIOUS } from './said-serious.content.ts';

/**
 * Whether a message says just that. By itself it counts like danger that was named; within other words it can be
 * anything ("algo más serio con ella").
 */
export function isSaidSerious(text: string): boolean {
  return bare(text) === bare(SAID_SERIOUS);
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
