import {
  checkOutput,
  type OutputViolation,
  replacementFor,
} from '#domain/companion/output-check/output-check.ts';
import { SentenceSplitter } from '#domain/companion/output-check/sentences.ts';

/**
 * What a model says, sentence by sentence: each is held back until it is whole, then read by rules;
 * one that breaks a rule is replaced before anybody sees it.
 * @param onViolation called for each sentence that was replaced; never with its words
 */
export async function* checkedSpeech(
  pieces: AsyncIterable<string>,
  onViolation: (kind: OutputViolation) => void,
): AsyncGenerator<string, void, undefined> {
  const splitter = new SentenceSplitter();
  const pass = (sentence: string): string => {
    const [kind] = checkOutput(sentence);
    if (kind === undefined) return sentence;
    onViolation(kind);
    return `${replacementFor(kind)} `;
  };
  for await (const piece of pieces) {
    for (const sentence of splitter.push(piece)) yield pass(sentence);
  }
  for (const sentence of splitter.end()) yield pass(sentence);
}
