import type { Position } from '../kit/scenario/story.ts';
import { beginStory, choose, linesAt } from '../kit/scenario/walk.ts';
import type { Talk } from './as-story.ts';
import type { ReplyKind } from './vignette.ts';

/** Where a talk is after these replies, each of them read and gone on from. */
export function positionAfter(talk: Talk, replies: readonly ReplyKind[]): Position {
  return replies.reduce((at, kind) => choose(talk, choose(talk, at, kind), 'go'), beginStory(talk));
}

/** How a talk of these replies ended. */
export function endingOf(talk: Talk, replies: readonly ReplyKind[]): string {
  return linesAt(talk, positionAfter(talk, replies))
    .map(({ text }) => text)
    .join(' ');
}
