import { followSoundLevel } from '#web/lib/look/sound-level.ts';

/** Partials of a small bowl: ratio to its tone, loudness, seconds until it has faded. */
const PARTIALS = [
  [1, 1, 7],
  [2.71, 0.45, 4.5],
  [5.18, 0.22, 2.6],
  [8.16, 0.08, 1.4],
] as const;
const TONE_HZ = 216;
const LOUDNESS = 0.14;

let out: GainNode | null = null;

/** What every bell goes through. */
function openOut(): GainNode | null {
  try {
    if (out === null) {
      const context = new AudioContext();
      out = new GainNode(context);
      followSoundLevel(out);
      out.connect(context.destination);
    }
    // Browsers suspend audio until the person interacts.
    const { context } = out;
    if (context instanceof AudioContext) void context.resume().catch(() => undefined);
    return out;
  } catch {
    return null;
  }
}

/**
 * Rings a small bowl, synthesised, in so many seconds. Scheduled on the clock of the sound, it rings
 * on time also where a browser slows down what is out of sight.
 * @returns what takes it back; silence where the browser has no sound to give
 */
export function ringIn(seconds: number): () => void {
  const bells = openOut();
  if (!bells) return () => undefined;
  const { context: sound } = bells;
  const at = sound.currentTime + Math.max(0, seconds);
  const voices = PARTIALS.map(([ratio, loudness, fade]) => {
    const voice = new OscillatorNode(sound, { type: 'sine', frequency: TONE_HZ * ratio });
    const gain = new GainNode(sound, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS * loudness, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + fade);
    voice.connect(gain).connect(bells);
    voice.start(at);
    voice.stop(at + fade);
    return voice;
  });
  return () => {
    // One that rings already fades by itself.
    if (sound.currentTime < at) for (const voice of voices) voice.stop();
  };
}

/** When bells ring within a silence of so many minutes, in seconds: begin, in between, end. */
export function bellTimes(minutes: number, every: number): readonly number[] {
  const between = Array.from(
    { length: Math.max(0, Math.ceil(minutes / every) - 1) },
    (_, index) => (index + 1) * every * 60,
  );
  return [0, ...between, minutes * 60];
}
