export function hasVoice(): boolean {
  return typeof speechSynthesis !== 'undefined';
}

/** Says a few words in Spanish, letting go of what was still being said. */
export function speak(text: string): void {
  if (!hasVoice()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'es';
  words.rate = 0.85;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

export function stopSpeaking(): void {
  if (hasVoice()) speechSynthesis.cancel();
}
