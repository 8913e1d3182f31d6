import { useEffect, useSyncExternalStore } from 'react';

/** Reading aloud with the browser's own Spanish voice: off until somebody asks for it. */
let on = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function engine(): SpeechSynthesis | null {
  return typeof window !== 'undefined' && 'speechSynthesis' in window
    ? window.speechSynthesis
    : null;
}

function spanishVoice(): SpeechSynthesisVoice | undefined {
  return engine()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith('es'));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  engine()?.addEventListener('voiceschanged', listener);
  return () => {
    listeners.delete(listener);
    engine()?.removeEventListener('voiceschanged', listener);
  };
}

/** Says it now, in place of what was being said. Nothing while the voice is off. */
export function speak(text: string): void {
  const voice = spanishVoice();
  const speech = engine();
  if (!on || !voice || !speech) return;
  speech.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.92;
  speech.speak(words);
}

export function setVoice(wanted: boolean): void {
  on = wanted;
  if (!on) engine()?.cancel();
  notify();
}

export function useVoice(): { available: boolean; on: boolean } {
  const available = useSyncExternalStore(
    subscribe,
    () => spanishVoice() !== undefined,
    () => false,
  );
  const wanted = useSyncExternalStore(
    subscribe,
    () => on,
    () => false,
  );
  return { available, on: wanted };
}

/** Says a text when it changes, while the voice is on. */
export function useSpeak(text: string): void {
  const voice = useVoice();
  useEffect(() => {
    if (voice.on) speak(text);
  }, [text, voice.on]);
}
