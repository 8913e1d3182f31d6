const STRONG = 'aeoáéóíú';

/** Syllables of a Spanish word, by its vowel groups: two strong vowels, or an accented weak one, part. */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .replaceAll(/qu(?=[eiéí])/g, 'q')
    .replaceAll(/gu(?=[eiéí])/g, 'g')
    .replace(/y$/, 'i')
    .replaceAll('h', '');
  let count = 0;
  for (const [group] of letters.matchAll(/[aeiouáéíóúü]+/g)) {
    count += 1;
    for (let at = 1; at < group.length; at += 1) {
      if (STRONG.includes(group[at - 1] ?? '') && STRONG.includes(group[at] ?? '')) count += 1;
    }
  }
  return Math.max(1, count);
}

/** Words of a text, numbers included. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];

/** Sentences of a text: up to a full stop, a question's or an exclamation's end, an ellipsis or a colon's line. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["»)]*\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

/**
 * INFLESZ: Szigriszt's perspicuity, 0 to 100; 65 and more reads easily.
 * 206.835 − 62.3 × syllables per word − words per sentence.
 */
export function readingEase(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentencesOf(text).length;
}
