import { LEFT_OUT } from './left-out.content.ts';

/** Whether an own factor may be tried, by its name: when in doubt, no. */
export function mayBeTried(name: string): boolean {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^\p{L}]+/u);
  return !words.some((word) => LEFT_OUT.some((start) => word.startsWith(start.replace('ñ', 'n'))));
}
