import type { Cue } from '../contract.ts';
import { linesAt } from '../kit/scenario/walk.ts';
import { type NavigatorState, positionOf, storyOf } from './rules.ts';

/** A bell at each buoy, and what a story says next. */
export function navigatorCues(before: NavigatorState, after: NavigatorState): readonly Cue[] {
  if (after.filled.length > before.filled.length || (after.found && !before.found)) {
    return [{ type: 'tone', fromHz: 392, toHz: 330, seconds: 1.4 }];
  }
  const scene = after.position?.scene;
  if (after.stage !== 'drill' || !scene || scene === before.position?.scene) return [];
  const text = linesAt(storyOf(after), positionOf(after))
    .map((line) => line.text)
    .join(' ');
  return [{ type: 'say', text }];
}
