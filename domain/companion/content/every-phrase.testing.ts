import { ENGLISH_ON_THE_WAY } from '../understand/words.content.ts';
import { NAME_EMOTION } from './emotions.ts';
import { EXERCISES } from './exercises/all-exercises.ts';
import { BACK_TO_YOU, INTENTS } from './intents.ts';
import { MOMENTS } from './moments/all-moments.ts';
import * as moves from './moves.ts';
import * as notices from './notices.ts';
import * as replies from './replies.ts';
import * as follow from './safety-follow.ts';
import { EMERGENCY_WORDS, RISK_WORDS } from './safety-turns.ts';
import { TONE_WORDS, TONES } from './tones.ts';
import { TOOLS } from './tools.ts';
import { TOPICS } from './topics/all-topics.ts';

export interface Pool {
  name: string;
  phrases: readonly string[];
}

const { PRESENCE, PREFERENCE_REPLIES, ...MOVES } = moves;
const { SHORT_REPLIES, ...REPLIES } = replies;
const { BARRIERS, BARRIER_KINDS: _kinds, ...FOLLOW } = follow;

function named(prefix: string, of: Record<string, readonly string[]>): Pool[] {
  return Object.entries(of).map(([name, phrases]) => ({ name: `${prefix} ${name}`, phrases }));
}

/** Every list of phrases that the companion may say, by name: for the tests of the content. */
export const EVERY_POOL: readonly Pool[] = [
  ...named('move', MOVES),
  ...named('preference', PREFERENCE_REPLIES),
  ...named('reply', REPLIES),
  ...named('short', SHORT_REPLIES),
  ...named('notice', notices),
  ...named('safety', FOLLOW),
  ...Object.entries(BARRIERS).map(([kind, { say }]) => ({ name: `barrier ${kind}`, phrases: say })),
  ...Object.entries(RISK_WORDS).flatMap(([kind, words]) => named(`risk ${kind}`, { ...words })),
  ...Object.entries(EMERGENCY_WORDS).flatMap(([kind, words]) =>
    named(`emergency ${kind}`, { ...words }),
  ),
  ...TOPICS.flatMap(({ id, validate, ask, idea }) => named(`topic ${id}`, { validate, ask, idea })),
  ...MOMENTS.flatMap(({ id, say, ask }) => [
    { name: `moment ${id}`, phrases: say },
    { name: `moment ${id} follow`, phrases: ask },
  ]),
  ...TONES.flatMap((tone) => named(`tone ${tone}`, TONE_WORDS[tone])),
  ...EXERCISES.flatMap(({ id, steps, close }) => [
    ...steps.map(({ say }, at) => ({ name: `exercise ${id} ${at}`, phrases: say })),
    { name: `exercise ${id} close`, phrases: close },
  ]),
  ...INTENTS.flatMap(({ id, replies: said, follow: then }) => [
    { name: `intent ${id}`, phrases: said },
    { name: `intent ${id} follow`, phrases: then ?? [] },
  ]),
  ...Object.entries(TOOLS).map(([id, { invites }]) => ({ name: `tool ${id}`, phrases: invites })),
  { name: 'emotions', phrases: NAME_EMOTION },
  { name: 'back', phrases: BACK_TO_YOU },
  ...PRESENCE.map((phrases, at) => ({ name: `presence ${at}`, phrases })),
  { name: 'english on the way', phrases: ENGLISH_ON_THE_WAY },
  { name: 'what', phrases: EXERCISES.flatMap(({ what }) => what) },
];
