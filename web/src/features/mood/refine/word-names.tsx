import { feelingWord } from '#domain/mood/words/vocabulary.ts';

/** Words by their ids; those of a later version are left out. */
export function WordNames({ ids }: { ids: readonly string[] }) {
  return ids
    .map((id) => feelingWord(id)?.word)
    .filter(Boolean)
    .join(', ');
}
