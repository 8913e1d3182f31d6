import { BoundedMemory } from '../../bounded-memory.ts';
import { tableOf } from '../../table.ts';
import { Lexicon } from '../../safety/match/lexicon.ts';
import { compile, matchAt, type Pattern } from '../../safety/match/pattern.ts';
import { type Token, tokenize } from '../../safety/text/tokens.ts';
import { Unmasker } from '../../safety/text/unmask.ts';
import { EMOTIONS, type EmotionId } from '../content/emotions.ts';
import { EXERCISES } from '../content/exercises/all-exercises.ts';
import type { ExerciseId } from '../content/exercises/exercise.ts';
import { INTENTS, type Intent } from '../content/intents.ts';
import { BARRIERS, BARRIER_KINDS, type BarrierKind } from '../content/safety-follow.ts';
import { MOMENTS } from '../content/moments/all-moments.ts';
import type { Moment } from '../content/moments/moment.ts';
import type { Tone } from '../content/tones.ts';
import { TOPICS } from '../content/topics/all-topics.ts';
import type { Topic } from '../content/topics/topic.ts';
import { speaksOfSelf } from '../reflect/reflect.ts';
import { isHeavy, plainOf } from './short-answer.ts';
import { HOPED_FOR, OTHERS_GLAD } from './words.content.ts';
import { ToneReader } from './tone-reader.ts';
import { TONE_WEIGHTS } from './tone-weights.content.ts';
import { corrected, TypoTable } from './typos.ts';

export interface Understanding {
  /** In order of importance: the first is answered. */
  intents: Intent[];
  /** The strongest first. */
  topics: Topic[];
  topic: Topic | null;
  /** The topic is only somebody mentioned ("mi esposa"): it does not change what the talk is about. */
  passing: boolean;
  /** What is told on the way, whatever the matter: what says most first. */
  moments: Moment[];
  /** How it is said; null for a plain detail, and where it is not heard surely. */
  tone: Tone | null;
  /** A feeling that the message names. */
  emotion: EmotionId | null;
  /** An exercise asked for by name. */
  exercise: ExerciseId | null;
  /** What stands between the person and help: read only while there is danger. */
  barrier: BarrierKind | null;
  /** Words read. */
  length: number;
}

type Cues<T> = readonly [T, Pattern[]];

interface Index {
  lexicon: Lexicon;
  unmasker: Unmasker;
  typos: TypoTable;
  intents: Cues<Intent>[];
  topics: Cues<Topic>[];
  moments: Cues<Moment>[];
  emotions: Cues<EmotionId>[];
  exercises: Cues<ExerciseId>[];
  barriers: Cues<BarrierKind>[];
  topicById: ReadonlyMap<string, Topic>;
  tones: ToneReader;
}

let index: Index | undefined;
/** Some 10,000 messages of ordinary length: all that is said in some hundred talks at a time. */
const UNDERSTOOD_BYTES = 8 * 1024 * 1024;
const remembered = new BoundedMemory<Understanding>(UNDERSTOOD_BYTES, bytesOfUnderstanding);

/** Its own object and lists; what these name is content. */
function bytesOfUnderstanding({ intents, topics, moments }: Understanding): number {
  return 200 + 8 * (intents.length + topics.length + moments.length);
}

/** What a message is about. Spelling is read by sound, as in the safety rules, and typos corrected. */
export function understand(text: string): Understanding {
  const known = remembered.get(text);
  if (known) return known;
  const result = read(text);
  remembered.set(text, result);
  return result;
}

function read(text: string): Understanding {
  index ??= buildIndex();
  const { lexicon, typos } = index;
  const tokens = tokenize(text, lexicon, index.unmasker).map((token) =>
    corrected(token, lexicon, typos),
  );
  const scored = ranked(index.topics, tokens);
  const moments = leadingFirst(ranked(index.moments, tokens));
  const plain = plainOf(text);
  const isNotGlad = OTHERS_GLAD.test(plain) || HOPED_FOR.test(plain);
  const named = inOrder(scored.map(({ value }) => value)).filter(
    ({ id }) => !isNotGlad || !GOOD_TOPICS.has(id),
  );
  const first = moments.find(({ within }) => within === undefined);
  const about = index.topicById.get(first?.about ?? '');
  const topics = named.length === 0 && about ? [about] : named;
  return {
    intents: withoutContrary(standing(index.intents, tokens)),
    topics,
    topic: topics[0] ?? null,
    passing: isPassing(topics[0], scored),
    moments,
    tone: index.tones.read(text),
    emotion: ranked(index.emotions, tokens)[0]?.value ?? null,
    exercise: standing(index.exercises, tokens)[0] ?? null,
    barrier: standing(index.barriers, tokens)[0] ?? null,
    length: tokens.length,
  };
}

function buildIndex(): Index {
  const lexicon = new Lexicon();
  // `content[oa]`, `list[oa]s` stand for both endings.
  const compiled = (cues: readonly string[]) =>
    cues.map((source) =>
      compile(source.replace(/([a-zñ]+)\[oa\]([a-zñ*]*)/g, '($1o$2|$1a$2)'), lexicon),
    );
  const emotionIds = Object.keys(EMOTIONS) as EmotionId[];
  const built = {
    intents: INTENTS.map((one): Cues<Intent> => [one, compiled(one.cues)]),
    topics: TOPICS.map((one): Cues<Topic> => [one, compiled(one.cues)]),
    moments: MOMENTS.map((one): Cues<Moment> => [one, compiled(one.cues)]),
    emotions: emotionIds.map((id): Cues<EmotionId> => [id, compiled(EMOTIONS[id].cues)]),
    exercises: EXERCISES.map(
      (one): Cues<ExerciseId> => [one.id, compiled([...one.cues, plainOf(one.label)])],
    ),
    barriers: BARRIER_KINDS.map((kind): Cues<BarrierKind> => [kind, compiled(BARRIERS[kind].cues)]),
  };
  return {
    lexicon,
    unmasker: new Unmasker(lexicon, []),
    typos: new TypoTable(lexicon),
    ...built,
    topicById: new Map(TOPICS.map((one) => [one.id, one])),
    tones: new ToneReader(TONE_WEIGHTS),
  };
}

/** By the number of cues; what was named last wins a tie, for people come to the point late. */
function ranked<T>(of: readonly Cues<T>[], tokens: readonly Token[]): Scored<T>[] {
  const scores: Scored<T>[] = [];
  for (const [value, cues] of of) {
    let score = 0;
    for (const cue of cues) {
      for (let at = 0; at < tokens.length; at += 1) {
        const end = matchAt(cue, tokens, at);
        // A phrase of several words says more than one word.
        if (end >= 0) score += 1 + (end - at - 1) * 0.6 + at / 1000;
      }
    }
    if (score > 0) scores.push({ value, score });
  }
  return scores.toSorted((a, b) => b.score - a.score);
}

/** What tells most of what happened stands above the rest. */
function leadingFirst(scored: readonly Scored<Moment>[]): Moment[] {
  const found = scored.map(({ value }) => value);
  return [...found.filter(({ leads }) => leads), ...found.filter(({ leads }) => !leads)];
}

interface Scored<T> {
  value: T;
  score: number;
}

/** Matters that are somebody: to name them is not yet to have trouble with them. */
export const PEOPLE_TOPICS: ReadonlySet<string> = new Set([
  'couple',
  'family',
  'friendship',
  'parenting',
]);

function isPassing(topic: Topic | undefined, scored: readonly Scored<Topic>[]): boolean {
  if (!topic || !PEOPLE_TOPICS.has(topic.id)) return false;
  // One cue of two words ("mi esposa") and no more.
  return (scored.find(({ value }) => value === topic)?.score ?? 0) < 1.9;
}

/** What the talk is about after this message. */
export function matterOf(heard: Understanding, before: Topic | null, text: string): Topic | null {
  // "Mi esposa trabaja" is no matter yet; "mi papá me grita" is.
  if (before === null && heard.passing && !/(?<!\p{L})(?:me|nos)(?!\p{L})/iu.test(text))
    return null;
  // Good news is told with its story; where something weighs, it is over.
  const weighs = (heard.emotion ?? 'joy') !== 'joy' || isHeavy(text);
  const good = before !== null && GOOD_TOPICS.has(before.id);
  if (good && weighs) return heard.topic;
  if (before === null || heard.topic === null) return heard.topic ?? before;
  // The feeling that a matter brings is still about the matter.
  const brings = !FEELING_TOPICS.has(before.id);
  const feeling = FEELING_TOPICS.has(heard.topic.id) && brings;
  // What somebody else does ("se encierra con el celular") is still about them.
  const others = heard.length > 3 && !speaksOfSelf(text);
  const held =
    HELD_TOPICS.has(before.id) && !/\b(?:tambi[eé]n|adem[aá]s|otra cosa|aparte)\b/iu.test(text);
  return heard.passing || feeling || others || held || good ? before : heard.topic;
}

/** A word in passing does not lead away from these. */
const HELD_TOPICS: ReadonlySet<string> = new Set([
  'grief',
  'pet-grief',
  'breakup',
  'caring',
  'panic',
  'migration',
]);

/** A loss stands above the people it is about, a matter above the feeling it brings. */
function inOrder(topics: readonly Topic[]): Topic[] {
  const ids = new Set(topics.map(({ id }) => id));
  const shadowed = new Set([...ids].flatMap((id) => SHADOWS.get(id) ?? []));
  const left = topics.filter(({ id }) => !shadowed.has(id));
  return [
    ...left.filter(({ id }) => !FEELING_TOPICS.has(id)),
    ...left.filter(({ id }) => FEELING_TOPICS.has(id)),
  ];
}

const SHADOWS = tableOf<readonly string[]>({
  grief: ['couple', 'family', 'parenting', 'friendship', 'health', 'sadness'],
  'pet-grief': ['grief', 'sadness', 'sleep'],
  breakup: ['couple', 'jealousy', 'sadness'],
  caring: ['family', 'health', 'couple', 'parenting'],
  jealousy: ['couple'],
  panic: ['anxiety', 'health'],
  migration: ['family'],
  unemployment: ['work'],
  burnout: ['work'],
  joy: ['work', 'study', 'unemployment', 'change'],
});

export const GOOD_TOPICS: ReadonlySet<string> = new Set(['joy', 'good-time']);

export const FEELING_TOPICS: ReadonlySet<string> = new Set(['anxiety', 'sadness', 'anger']);

/** "No quiero ejercicios, solo que me escuches" has the words of a wish for one. */
function withoutContrary(intents: Intent[]): Intent[] {
  const refused = intents.some(({ id }) => id === 'listen' || id === 'no-exercises');
  return refused ? intents.filter(({ id }) => id !== 'act') : intents;
}

function standing<T>(of: readonly Cues<T>[], tokens: readonly Token[]): T[] {
  return of
    .filter(([, cues]) => cues.some((cue) => tokens.some((_, at) => matchAt(cue, tokens, at) >= 0)))
    .map(([value]) => value);
}
