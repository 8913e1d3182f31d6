/** Whether a ready-made line is one of those that are written. */
export function holdsLine(words: string, line: string): boolean {
  return words.split('\n').some((written) => written.trim() === line.trim());
}

/**
 * What is written once somebody touched a ready-made line, such as a beginning that is offered. It
 * stands in for nothing, or for another ready-made one; below a person's own words it is added,
 * since none of those may ever be lost.
 * @param ready all the lines that are offered together
 */
export function withLine(words: string, line: string, ready: readonly string[]): string {
  const written = words.trim();
  if (written === '' || ready.some((one) => one.trim() === written)) return line;
  return holdsLine(words, line) ? words : `${words.trimEnd()}\n${line}`;
}
