function pairsOf(text: string): string[] {
  const padded = ` ${text.toLowerCase()} `;
  return Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2));
}

/** Share of letter pairs that two names have in common (Dice), 0 to 1. */
function likeness(a: string, b: string): number {
  const left = pairsOf(a);
  const right = pairsOf(b);
  const shared = left.filter((pair) => right.includes(pair)).length;
  return (2 * shared) / (left.length + right.length);
}

/** The name that was probably meant, null when none is close. */
export function suggestion(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let score = 0.5;
  for (const candidate of candidates) {
    const now = likeness(name.slice(0, 100), candidate);
    if (now > score) {
      best = candidate;
      score = now;
    }
  }
  return best;
}
