import type { Cue } from '../contract.ts';
import { type BreathPhase, type PhaseKind } from './patterns.ts';
import { type BreathingState, breathMoment, isOnOwn } from './rules.ts';
import { BREATHING_TEXTS, PANIC_LINES, PHASE_TEXTS } from './texts.ts';

/** A glide up while the air goes in, down while it goes out; a low hum while it waits. */
const PITCHES: Record<PhaseKind, readonly [number, number]> = {
  inhale: [196, 262],
  'top-up': [262, 294],
  'hold-full': [262, 262],
  exhale: [262, 165],
  'hold-empty': [165, 165],
};

/** From this round on only the word is said: by then the seconds are known. */
const ROUNDS_WITH_SECONDS = 2;

/** Said once when the guide is gone; from there on it is quiet. */
const ON_OWN: Cue = {
  type: 'say',
  text: `${BREATHING_TEXTS.onYourOwn}. ${BREATHING_TEXTS.followed}`,
};

/** What is heard at the beginning of each phase, and nothing in between. */
export function breathingCues(before: BreathingState, after: BreathingState): readonly Cue[] {
  if (isOnOwn(after)) return isOnOwn(before) ? [] : [ON_OWN];
  const was = breathMoment(before);
  const now = breathMoment(after);
  const began = now && (!was || was.round !== now.round || was.index !== now.index);
  if (!began || after.elapsedMs <= before.elapsedMs) return [];
  const { phase, round, index } = now;
  const [fromHz, toHz] = PITCHES[phase.kind];
  return [
    { type: 'tone', fromHz, toHz, seconds: phase.seconds },
    { type: 'say', text: wordsOf(after, phase, round, index) },
  ];
}

function wordsOf(state: BreathingState, phase: BreathPhase, round: number, index: number): string {
  const word = PHASE_TEXTS[phase.kind];
  if (state.mode === 'panic') {
    const line = PANIC_LINES[round % PANIC_LINES.length] ?? '';
    return index === 0 ? `${line} ${word}.` : `${word}.`;
  }
  return round < ROUNDS_WITH_SECONDS ? `${word}, ${phase.seconds}` : word;
}
