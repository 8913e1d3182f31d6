import type { Result } from './recognition.ts';

/** What was heard so far, from the whole list: browsers change and repeat what they said before. */
export function transcriptOf(results: ArrayLike<Result>): string {
  const pieces: string[] = [];
  let isGuess = false;
  for (const { 0: best } of Array.from(results)) {
    const said = best.transcript.trim();
    // Android calls each guess final, with no confidence, and says the whole once more next time.
    if (isGuess && said.startsWith(pieces.at(-1) ?? '')) pieces.pop();
    isGuess = best.confidence === 0;
    if (said !== '') pieces.push(said);
  }
  return pieces.join(' ');
}

/**
 * What was said, after what stands in the field. Whole words only where not everything fits.
 * @param most characters that the field holds
 */
export function appended(before: string, said: string, most: number): string {
  if (said === '') return before;
  const text = before === '' || /\s$/.test(before) ? before + said : `${before} ${said}`;
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return end > before.length ? text.slice(0, end) : before;
}
