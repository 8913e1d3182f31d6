import { useEffect, useRef, useState } from 'react';
import type { AnyGame, Cue, GameState } from '../../contract.ts';
import { playNote, playTone } from './play-cue.ts';
import { hush, wakeSound } from './sound-graph.ts';
import { buzz } from './touch.ts';
import { stopSpeaking, speak } from './voice.ts';

interface Wanted {
  sound: boolean;
  voice: boolean;
  touch: boolean;
}

/**
 * Plays what a game lets be heard and felt between two states. Returns the words for screen readers
 * and the captions of what sounded. Sound, voice and touch only where the person switched them on.
 */
export function useCues(
  game: AnyGame,
  state: GameState,
  { sound, voice, touch }: Wanted,
): { words: string; caption: string } {
  const before = useRef(state);
  const [words, setWords] = useState('');
  const [caption, setCaption] = useState('');

  useEffect(() => {
    const cues = game.cues?.(before.current, state) ?? [];
    before.current = state;
    for (const cue of cues) {
      if (cue.type === 'say') {
        setWords(cue.text);
        if (voice) speak(cue.text);
      } else if (cue.type === 'touch') {
        if (touch) buzz(cue.ms);
      } else {
        if (sound) play(cue);
        if (cue.caption !== undefined) setCaption(cue.caption);
      }
    }
  }, [game, state, sound, voice, touch]);

  useEffect(() => {
    if (sound) wakeSound();
    else hush();
  }, [sound]);
  useEffect(() => stopSpeaking, []);
  return { words, caption };
}

function play(cue: Extract<Cue, { type: 'tone' | 'note' }>): void {
  if (cue.type === 'tone') playTone(cue);
  else playNote(cue);
}
