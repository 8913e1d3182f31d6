import { DENIES, PLAIN_FEELINGS, PLAIN_TOPICS, type PlainTopic } from './plain-words.content.ts';
import { plainOf } from '../short-answer.ts';

/** What single words of a message name beyond doubt; nothing where two of a kind are named. */
export interface PlainWords {
  topic: PlainTopic | null;
  feeling: string | null;
}

/** For the honest line: not what a message is about, but what stands in it in so many words. */
export function plainWordsOf(text: string): PlainWords {
  const plain = plainOf(text);
  const topics = PLAIN_TOPICS.filter(({ words }) => words.test(plain));
  const feelings = PLAIN_FEELINGS.filter(({ words }) => {
    const at = plain.search(words);
    return at >= 0 && !DENIES.test(plain.slice(0, at));
  });
  const [topic] = topics;
  const [feeling] = feelings;
  return {
    topic: topic && topics.length === 1 ? topic : null,
    feeling: feeling && feelings.length === 1 ? feeling.name : null,
  };
}
