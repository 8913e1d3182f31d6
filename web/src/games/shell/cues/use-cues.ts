import { useEffect, useRef } from 'react';
import type { AnyGame, Cue, GameState } from '../../contract.ts';
import { playNote, playTone } from './play-cue.ts';
import { hush, wakeSound } from './sound-graph.ts';
import { buzz } from './touch.ts';
import { joinedWords, type LiveWords, useLiveWords } from './use-live-words.ts';
import { stopSpeaking, speak } from './voice.ts';

/** Time to read what sounded; then it is over, as the sound is. */
const CAPTION_MS = 5000;

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
): { words: LiveWords; caption: string } {
  const before = useRef(state);
  const [words, say] = useLiveWords();
  const [caption, setCaption] = useLiveWords();

  useEffect(() => {
    const cues = game.cues?.(before.current, state) ?? [];
    before.current = state;
    const said: string[] = [];
    for (const cue of cues) {
      if (cue.type === 'say') {
        said.push(cue.text);
      } else if (cue.type === 'touch') {
        if (touch) buzz(cue.ms);
      } else {
        if (sound) play(cue);
        if (cue.caption !== undefined) setCaption(cue.caption);
      }
    }
    if (said.length === 0) return;
    const text = joinedWords(said);
    say(text);
    if (voice) speak(text);
  }, [game, state, sound, voice, touch, say, setCaption]);

  useEffect(() => {
    if (caption.text === '') return undefined;
    const timer = setTimeout(() => setCaption(''), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [caption, setCaption]);

  useEffect(() => {
    if (sound) wakeSound();
    else hush();
  }, [sound]);
  useEffect(() => stopSpeaking, []);
  return { words, caption: caption.text };
}

function play(cue: Extract<Cue, { type: 'tone' | 'note' }>): void {
  if (cue.type === 'tone') playTone(cue);
  else playNote(cue);
}
