/** Each number is seen at its loudest, where the reader listens, and on the whole. */
export const VIEWS = 3;

/**
 * What is seen of the memories of all words, whatever their number.
 * @param sides what each direction remembers, word after word
 * @param listen how much each of a word's numbers calls for attention
 */
export function viewsOf(
  sides: readonly Float32Array[],
  words: number,
  listen: Float32Array,
): Float32Array {
  const width = listen.length;
  const size = width / sides.length;
  const views = new Float32Array(VIEWS * width);
  const attention = attentionOf(sides, words, listen);
  const share = 1 / Math.sqrt(Math.max(1, words));
  for (const [side, memories] of sides.entries()) {
    for (let word = 0; word < words; word += 1) {
      const heed = attention[word] ?? 0;
      for (let i = 0; i < size; i += 1) {
        const value = memories[word * size + i] ?? 0;
        const at = side * size + i;
        if (word === 0 || value > (views[at] ?? 0)) views[at] = value;
        views[width + at] = (views[width + at] ?? 0) + heed * value;
        views[2 * width + at] = (views[2 * width + at] ?? 0) + share * value;
      }
    }
  }
  return views;
}

/** How much of the attention each word gets; together one. */
function attentionOf(
  sides: readonly Float32Array[],
  words: number,
  listen: Float32Array,
): Float32Array {
  const size = listen.length / sides.length;
  const calls = new Float32Array(words);
  for (const [side, memories] of sides.entries()) {
    for (let word = 0; word < words; word += 1) {
      let call = calls[word] ?? 0;
      for (let i = 0; i < size; i += 1) {
        call += (memories[word * size + i] ?? 0) * (listen[side * size + i] ?? 0);
      }
      calls[word] = call;
    }
  }
  const loudest = calls.reduce((top, call) => Math.max(top, call), -Infinity);
  const heed = calls.map((call) => Math.exp(call - loudest));
  const all = heed.reduce((sum, one) => sum + one, 0);
  return heed.map((one) => one / all);
}
