/** Each number is seen at its loudest, where the reader listens, and on the whole. */
export const VIEWS = 3;

/**
 * What is seen of the memories of all words, whatever their number.
 * @param memories `width` numbers a word
 * @param listen how much each of those numbers calls for attention
 */
export function viewsOf(memories: Float32Array, width: number, listen: Float32Array): Float32Array {
  const words = memories.length / width;
  const views = new Float32Array(VIEWS * width);
  const attention = attentionOf(memories, width, listen);
  const share = 1 / Math.sqrt(Math.max(1, words));
  for (let word = 0; word < words; word += 1) {
    const heed = attention[word] ?? 0;
    for (let i = 0; i < width; i += 1) {
      const value = memories[word * width + i] ?? 0;
      if (word === 0 || value > (views[i] ?? 0)) views[i] = value;
      views[width + i] = (views[width + i] ?? 0) + heed * value;
      views[2 * width + i] = (views[2 * width + i] ?? 0) + share * value;
    }
  }
  return views;
}

/** How much of the attention each word gets; together one. */
function attentionOf(memories: Float32Array, width: number, listen: Float32Array): Float32Array {
  const calls = new Float32Array(memories.length / width);
  for (let word = 0; word < calls.length; word += 1) {
    let call = 0;
    for (let i = 0; i < width; i += 1) call += (memories[word * width + i] ?? 0) * (listen[i] ?? 0);
    calls[word] = call;
  }
  const loudest = calls.reduce((top, call) => Math.max(top, call), -Infinity);
  const heed = calls.map((call) => Math.exp(call - loudest));
  const all = heed.reduce((sum, one) => sum + one, 0);
  return heed.map((one) => one / all);
}
