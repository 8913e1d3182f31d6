import type { Hidden } from '../state.ts';

/** What is said of a word that was just found: the words that are worth the search. */
export function Gloss({ found, still }: { found: Hidden; still: boolean }) {
  return (
    <div
      key={found.word}
      className={`rounded-card border-l-4 border-(--bank) bg-surface-2 px-4 py-3 ${still ? '' : 'animate-arrive'}`}
    >
      <p className="font-title text-lg font-semibold first-letter:uppercase">{found.word}</p>
      <p>{found.gloss}</p>
    </div>
  );
}
