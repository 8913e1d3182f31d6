import { EMOTIONS, type EmotionId, NAME_EMOTION } from '../content/emotions.ts';
import {
  HARSH_WORDS,
  NEW_TOPIC,
  REFLECT_QUOTED,
  REFLECT_SHIFTED,
  TWO_TOPICS,
  VALIDATE,
} from '../content/moves.ts';
import type { Topic } from '../content/topics/topic.ts';
import { harshWordsOf, quoteOf, shiftToYou } from '../reflect/reflect.ts';
import { FEELING_TOPICS } from '../understand/understand.ts';
import type { Speaker } from './speaker.ts';

/** The person's own words, turned towards them; null when that might not be Spanish. */
export function reflectWords(text: string, { book }: Speaker): string | null {
  const harsh = harshWordsOf(text);
  if (harsh !== null) return book.fresh(HARSH_WORDS, { quote: harsh });
  const words = shiftToYou(text);
  return words === null ? null : book.fresh(REFLECT_SHIFTED, { words });
}

/** A few of their words as they stand. */
export function reflectQuote(text: string, { book }: Speaker): string | null {
  const quote = quoteOf(text);
  return quote === null ? null : book.fresh(REFLECT_QUOTED, { quote });
}

/** What they told, turned towards them or else as it stands. */
export function tellBack(text: string, by: Speaker): string | null {
  return reflectWords(text, by) ?? reflectQuote(text, by);
}

export function nameEmotion(emotion: EmotionId, { book }: Speaker): string | null {
  return book.fresh(NAME_EMOTION, { name: book.any(EMOTIONS[emotion].names) });
}

export function validate(topic: Topic | null, { book }: Speaker): string | null {
  return (topic ? book.fresh(topic.validate) : null) ?? book.fresh(VALIDATE);
}

/** Two matters in one message, or another than before. */
export function nameTopics(
  [first, second]: readonly Topic[],
  before: Topic | null,
  { book }: Speaker,
): string | null {
  const matters = first && second && !FEELING_TOPICS.has(second.id);
  if (matters) return book.fresh(TWO_TOPICS, { name: first.name, other: second.name });
  if (first && before && first !== before) return book.fresh(NEW_TOPIC, { name: first.name });
  return null;
}
