import type { Cue } from '../../contract.ts';

type Tone = Extract<Cue, { type: 'tone' }>;

const VOLUME = 0.06;
const FADE_SECONDS = 0.25;

let context: AudioContext | null = null;

/** Plays a soft glide between two pitches. Silence where the browser has no sound to give. */
export function playTone({ fromHz, toHz, seconds }: Tone): void {
  try {
    context ??= new AudioContext();
    // Browsers suspend audio until the person interacts.
    void context.resume().catch(() => undefined);
  } catch {
    return;
  }
  const start = context.currentTime;
  const end = start + seconds;
  const voice = new OscillatorNode(context, { type: 'sine', frequency: fromHz });
  const gain = new GainNode(context, { gain: 0 });
  voice.frequency.linearRampToValueAtTime(toHz, end);
  gain.gain.linearRampToValueAtTime(VOLUME, start + Math.min(FADE_SECONDS, seconds / 2));
  gain.gain.setValueAtTime(VOLUME, Math.max(start, end - FADE_SECONDS));
  gain.gain.linearRampToValueAtTime(0, end);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}
