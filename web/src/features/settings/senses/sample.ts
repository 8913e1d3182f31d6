import { followSoundLevel } from '#web/lib/look/sound-level.ts';

const PITCHES_HZ = [392, 523.25];
const LOUDNESS = 0.16;
const APART_SECONDS = 0.28;
const FADE_SECONDS = 1.1;

let out: GainNode | null = null;

/** Two drops, as loud as everything is now. Silence where the browser has no sound to give. */
export function playSample(): void {
  try {
    if (out === null) {
      out = new GainNode(new AudioContext());
      followSoundLevel(out);
      out.connect(out.context.destination);
    }
    const { context } = out;
    if (context instanceof AudioContext) void context.resume().catch(() => undefined);
    for (const [place, frequency] of PITCHES_HZ.entries()) {
      const start = context.currentTime + place * APART_SECONDS;
      const voice = new OscillatorNode(context, { type: 'sine', frequency });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + FADE_SECONDS);
      voice.connect(gain).connect(out);
      voice.start(start);
      voice.stop(start + FADE_SECONDS);
    }
  } catch {
    // Closed to us: the choice is kept all the same.
  }
}
