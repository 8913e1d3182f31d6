import { ABBREVIATIONS } from '../language/abbreviations.content.ts';
import { phonetic } from './phonetic.ts';

/** The phonetic word behind one written word: chat abbreviations first ("xq", "k"), then sound. */
export function soundOf(word: string): string {
  return phonetic(ABBREVIATIONS.get(word) ?? word);
}
