/** Longest subject that every tool shows whole. */
const MAX_CHARACTERS = 72;

/** What is wrong with the first line of a commit's message; empty where nothing is. */
export function subjectProblems(subject: string): string[] {
  const problems: string[] = [];
  if (subject.trim() === '') problems.push('is empty');
  if (subject.length > MAX_CHARACTERS) {
    problems.push(`has ${subject.length} characters, at most ${MAX_CHARACTERS}`);
  }
  if (subject.endsWith('.')) problems.push('ends with a period');
  return problems;
}
