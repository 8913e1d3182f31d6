import { useEffect, useRef, useState } from 'react';
import type { AnyGame, GameState } from '../../contract.ts';
import { playTone } from './tones.ts';
import { stopSpeaking, speak } from './voice.ts';

/**
 * Plays what a game lets be heard between two states, and returns the words for screen readers.
 * Tones and voice only where the person switched them on.
 */
export function useCues(
  game: AnyGame,
  state: GameState,
  { sound, voice }: { sound: boolean; voice: boolean },
): string {
  const before = useRef(state);
  const [words, setWords] = useState('');

  useEffect(() => {
    const cues = game.cues?.(before.current, state) ?? [];
    before.current = state;
    for (const cue of cues) {
      if (cue.type === 'tone') {
        if (sound) playTone(cue);
      } else {
        setWords(cue.text);
        if (voice) speak(cue.text);
      }
    }
  }, [game, state, sound, voice]);

  useEffect(() => stopSpeaking, []);
  return words;
}
