import { useSyncExternalStore } from 'react';

/** Slower than speech: what is said is done at the same time. */
const RATE = 0.88;

const canSpeak = () => typeof speechSynthesis !== 'undefined';

/** The best Spanish voice: of the person's own region, on the device, in this order. */
export function spanishVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const spanish = voices.filter(({ lang }) => /^es([-_]|$)/i.test(lang));
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (lang.replace('_', '-').toLowerCase() === language.toLowerCase() ? 2 : 0) +
    (localService ? 1 : 0);
  return spanish.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

const currentVoice = () =>
  canSpeak() ? spanishVoice(speechSynthesis.getVoices(), navigator.language) : null;

function subscribe(listener: () => void) {
  if (!canSpeak()) return () => undefined;
  // Browsers fetch their voices late.
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Whether this device can read aloud in Spanish. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentVoice() !== null,
    () => false,
  );
}

/**
 * Reads aloud, letting go of what was still being said.
 * @param onEnd when it was said to its end; some browsers say so too when it is stopped
 */
export function speak(text: string, onEnd?: () => void): void {
  const voice = currentVoice();
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = RATE;
  if (onEnd) words.addEventListener('end', onEnd);
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
