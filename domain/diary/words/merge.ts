/** Between what one device wrote and what the other did, in a text that holds both. */
const BETWEEN = '\n\n* * *\n\n';

/**
 * One text out of two that began as the same: what they share at both ends once, and both of what
 * differs in between. No line of either is lost.
 */
export function mergeWords(one: string, other: string): string {
  if (one === other || other.trim() === '') return one;
  if (one.trim() === '') return other;
  const [a, b] = [one.split('\n'), other.split('\n')];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = [a, b]
    .map((lines) =>
      lines
        .slice(start, lines.length - end)
        .join('\n')
        .trim(),
    )
    .filter((text) => text !== '');
  return [a.slice(0, start).join('\n'), middle.join(BETWEEN), a.slice(a.length - end).join('\n')]
    .filter((text, place) => text !== '' || (place === 0 && start > 1))
    .join('\n');
}
