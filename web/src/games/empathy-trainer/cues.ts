import type { Cue } from '../contract.ts';
import { linesAt } from '../kit/scenario/walk.ts';
import { type EmpathyState, opennessOf, talkOf } from './rules.ts';

/** What comes back is read aloud; a note goes up or down with how open the other one is. */
export function empathyCues(before: EmpathyState, after: EmpathyState): readonly Cue[] {
  if (after.position.scene === before.position.scene) return [];
  const text = linesAt(talkOf(after), after.position)
    .map((line) => line.text)
    .join(' ');
  const pitch = 196 + opennessOf(after) * 22;
  return [
    { type: 'tone', fromHz: 196 + opennessOf(before) * 22, toHz: pitch, seconds: 0.8 },
    { type: 'say', text },
  ];
}
