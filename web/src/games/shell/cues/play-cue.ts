import type { Cue } from '../../contract.ts';
import { openSound, sound, type SoundGraph } from './sound-graph.ts';

type Tone = Extract<Cue, { type: 'tone' }>;
type Note = Extract<Cue, { type: 'note' }>;

const VOLUME = 0.06;
const FADE_SECONDS = 0.25;
/** Loudness 1 of a struck sound, before the limiter. */
const LOUDEST = 0.22;

/** Partials of a sound: how high over its pitch, how loud, and how long of its time. */
const PARTIALS = {
  bell: [
    [1, 1, 1],
    [2.76, 0.28, 0.45],
    [5.4, 0.1, 0.2],
  ],
  drop: [
    [1, 1, 0.7],
    [2, 0.2, 0.3],
  ],
  wood: [
    [1, 1, 0.35],
    [3.9, 0.22, 0.12],
  ],
  air: [
    [1, 0.6, 1],
    [1.005, 0.6, 1],
  ],
} as const;

/** Plays a soft glide between two pitches. */
export function playTone({ fromHz, toHz, seconds }: Tone): void {
  const graph = openSound();
  if (!graph) return;
  const { context, out } = graph;
  const start = context.currentTime;
  const end = start + seconds;
  const voice = new OscillatorNode(context, { type: 'sine', frequency: fromHz });
  const gain = new GainNode(context, { gain: 0 });
  voice.frequency.linearRampToValueAtTime(toHz, end);
  gain.gain.linearRampToValueAtTime(VOLUME, start + Math.min(FADE_SECONDS, seconds / 2));
  gain.gain.setValueAtTime(VOLUME, Math.max(start, end - FADE_SECONDS));
  gain.gain.linearRampToValueAtTime(0, end);
  voice.connect(gain).connect(out);
  sound(voice, start, end);
}

/** Strikes one pitch or several. */
export function playNote(note: Note): void {
  const graph = openSound();
  if (!graph) return;
  const pitches = typeof note.hz === 'number' ? [note.hz] : note.hz;
  for (const hz of pitches) strike(graph, note, hz, pitches.length);
}

function strike({ context, out }: SoundGraph, note: Note, hz: number, together: number): void {
  const start = context.currentTime;
  const loud = ((note.loudness ?? 0.5) * LOUDEST) / Math.sqrt(together);
  const attack = note.voice === 'air' ? note.seconds * 0.4 : 0.006;
  for (const [ratio, share, time] of PARTIALS[note.voice]) {
    const end = start + Math.max(attack + 0.05, note.seconds * time);
    const voice = new OscillatorNode(context, { type: 'sine', frequency: hz * ratio });
    // A drop falls into the water: its pitch bends up as the hollow closes.
    if (note.voice === 'drop') {
      voice.frequency.setValueAtTime(hz * ratio * 0.72, start);
      voice.frequency.exponentialRampToValueAtTime(hz * ratio, start + 0.09);
    }
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(loud * share, start + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    voice.connect(gain).connect(out);
    sound(voice, start, end);
  }
}
