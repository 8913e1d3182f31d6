import { exerciseOf } from '../content/exercises/all-exercises.ts';
import type { ExerciseId } from '../content/exercises/exercise.ts';
import { type Intent, type IntentId, LIMITS } from '../content/intents.ts';
import { LISTEN, PREFERENCE_REPLIES, SMALL_STEP } from '../content/moves.ts';
import { QUICK } from '../content/quick-replies.ts';
import { type ToolId, TOOLS } from '../content/tools.ts';
import type { Topic } from '../content/topics/topic.ts';
import type { Conversation } from '../conversation.ts';
import { matterOf, type Understanding, understand } from '../understand/understand.ts';
import { nameIn } from '../memory/name-in.ts';
import { quick } from './quick-replies.ts';
import { reflectWords } from './reflect-line.ts';
import type { Speaker } from './speaker.ts';
import { type Technique, type Turn, turnOf } from './turn.ts';

/** Something asked of the companion, or a wish about how to talk. */
export function intentTurn(
  intent: Intent,
  text: string,
  heard: Understanding,
  talk: Conversation,
  by: Speaker,
): Turn {
  const topic = matterOf(heard, talk.topic, text);
  if (intent.id === 'listen' || intent.id === 'fewer-questions' || intent.id === 'talk') {
    const told = heard.topic === null ? null : reflectWords(text, by);
    return turnOf(
      'listening',
      [by.book.fresh(PREFERENCE_REPLIES[intent.id]), told ?? by.book.fresh(LISTEN)],
      {
        quickReplies: by.ways(),
      },
    );
  }
  if (intent.id === 'act') return ideaTurn(topic, by, by.book.fresh(PREFERENCE_REPLIES.act));
  const line = by.book.fresh(intent.replies, { me: nameIn(text) });
  return turnOf(techniqueOf(intent.id), [line, after(intent, line, by)], {
    quickReplies: intent.quick ? quick(...intent.quick) : by.ways(),
    suggestions:
      intent.id === 'human' && by.has('support-network') ? [by.card('support-network')] : [],
  });
}

/**
 * Asked what it is, for more than a program can be, or not to go on about something: what is owed
 * whatever else is going on.
 */
export function limitReply(text: string, { book }: Speaker): string | null {
  const asked = understand(text).intents[0];
  const isOwed = asked && (LIMITS.has(asked.id) || asked.id === 'not-now');
  return isOwed ? book.fresh(asked.replies) : null;
}

/** A second line; none when the first already asks, or when it says goodbye. */
function after(intent: Intent, line: string | null, by: Speaker): string | null {
  if (line?.includes('?')) return null;
  const pool = intent.follow;
  if (!pool) return by.back();
  if (by.asks()) return by.book.fresh(pool);
  return by.book.fresh(pool.filter((phrase) => !phrase.includes('?'))) ?? by.book.fresh(LISTEN);
}

/** One small thing for somebody who asked for it, with the exercise and the screen that fit. */
export function ideaTurn(topic: Topic | null, by: Speaker, lead: string | null): Turn {
  const idea = (topic ? by.book.fresh(topic.idea) : null) ?? by.book.fresh(SMALL_STEP);
  const tool: ToolId = topic?.tool && by.has(topic.tool) ? topic.tool : 'breathing';
  const invite = by.has(tool) && by.book.chance(0.4) ? by.book.fresh(TOOLS[tool].invites) : null;
  const exercise: ExerciseId = topic?.exercises[0] ?? 'small-step';
  return turnOf('idea', [lead, idea, invite], {
    suggestions: by.has(tool) ? [by.card(tool)] : [],
    quickReplies: [
      ...quick(QUICK.anotherIdea),
      { label: exerciseOf(exercise).label, message: `${exerciseOf(exercise).label}, por favor` },
      ...quick(QUICK.listen),
    ],
  });
}

function techniqueOf(id: IntentId): Technique {
  if (LIMITS.has(id)) return 'limits';
  if (['complaint', 'insult', 'repeats', 'reaching-out', 'will-try', 'not-now'].includes(id)) {
    return 'listening';
  }
  return [
    'greeting',
    'thanks',
    'goodbye',
    'how-are-you',
    'name',
    'my-name',
    'joke',
    'tell-me',
    'off-topic',
  ].includes(id)
    ? 'courtesy'
    : 'information';
}
