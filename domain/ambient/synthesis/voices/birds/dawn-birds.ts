import { Drift } from '../../parts/drift.ts';
import { Svf } from '../../parts/filters.ts';
import { Pink } from '../../parts/noise.ts';
import type { Random } from '../../parts/random.ts';
import { Room } from '../../parts/room.ts';
import { STEP, type Voice } from '../../parts/step.ts';
import { type Note, SINGERS, type Song } from './songs.ts';

interface Singer {
  song: Song;
  /** Its own voice: how much higher than its kind. */
  pitch: number;
  pan: number;
  far: number;
  phrase: readonly Note[];
  /** How often the phrase is still sung, which note of it, and seconds into that. */
  again: number;
  index: number;
  at: number;
  /** Seconds until it sings. */
  wait: number;
  phase: number;
}

/**
 * A few birds that listen to each other: each has phrases of its kind in its own pitch, from its own
 * tree, and waits after them. The wood behind gives a little back. No phrase comes twice alike.
 */
class DawnBirds implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #singers: readonly Singer[];
  readonly #wood: Room;
  readonly #air: readonly [Pink, Pink];
  readonly #leaves: readonly [Svf, Svf];
  readonly #breeze: Drift;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#singers = SINGERS.map((song, index) => ({
      song,
      pitch: random.between(0.9, 1.1),
      pan: ((index * 5) % 8) / 8 + random.between(0, 0.12),
      far: random.between(0.35, 1),
      phrase: song.phrases[0]!,
      again: 0,
      index: 0,
      at: 0,
      wait: index === 0 ? 0.5 : random.between(0.5, 6),
      phase: 0,
    }));
    this.#wood = new Room(rate, 1.3, 1.7, 3200);
    this.#air = [new Pink(random), new Pink(random)];
    this.#leaves = [new Svf(1400, 0.5, rate), new Svf(1400, 0.5, rate)];
    this.#breeze = new Drift(random, 0.2, rate);
  }

  render(left: Float32Array, right: Float32Array): void {
    const birds = this.#values[0]!;
    const near = this.#values[1]!;
    const breeze = this.#values[2]!;
    left.fill(0);
    right.fill(0);
    const singing = 1 + birds * (this.#singers.length - 1);
    for (let index = 0; index < this.#singers.length; index += 1) {
      const here = Math.min(1, Math.max(0, singing - index));
      this.#sing(this.#singers[index]!, here * (0.3 + 0.4 * near), left, right);
    }
    this.#wood.add(left, right, 0.42 - 0.24 * near);
    const air = 0.008 + breeze * 0.15 * (0.3 + this.#breeze.next());
    for (let n = 0; n < STEP; n += 1) {
      this.#leaves[0].feed(this.#air[0].next());
      this.#leaves[1].feed(this.#air[1].next());
      left[n]! += this.#leaves[0].low * air;
      right[n]! += this.#leaves[1].low * air;
    }
  }

  #sing(singer: Singer, loud: number, left: Float32Array, right: Float32Array): void {
    const seconds = STEP / this.#rate;
    if (singer.wait > 0) {
      singer.wait -= seconds;
      if (singer.wait <= 0) this.#begin(singer);
      return;
    }
    const note = singer.phrase[singer.index]!;
    if (singer.at < note.seconds) this.#tone(singer, note, loud, left, right);
    singer.at += seconds;
    if (singer.at < note.seconds + note.rest) return;
    singer.at = 0;
    singer.phase = 0;
    singer.index += 1;
    if (singer.index < singer.phrase.length) return;
    singer.index = 0;
    singer.again -= 1;
    const [least, most] = singer.song.silence;
    if (singer.again <= 0) singer.wait = this.#random.between(least, most);
  }

  #begin(singer: Singer): void {
    const { phrases, again } = singer.song;
    singer.phrase = phrases[this.#random.below(phrases.length)]!;
    singer.again = again[0] + this.#random.below(again[1] - again[0] + 1);
    singer.index = 0;
    singer.at = 0;
    singer.phase = 0;
    // Never twice quite the same.
    singer.pitch *= this.#random.between(0.985, 1.015);
    singer.pitch = Math.min(1.12, Math.max(0.88, singer.pitch));
  }

  #tone(singer: Singer, note: Note, loud: number, left: Float32Array, right: Float32Array): void {
    const gain = loud * note.loud * singer.song.loud * singer.far * 0.55;
    const toLeft = gain * Math.cos((singer.pan * Math.PI) / 2);
    const toRight = gain * Math.sin((singer.pan * Math.PI) / 2);
    const step = 1 / this.#rate;
    for (let n = 0; n < STEP; n += 1) {
      const at = singer.at + n * step;
      const t = at / note.seconds;
      if (t >= 1) break;
      // Through the middle: a parabola over three pitches.
      const hz =
        note.from * (1 - t) * (1 - 2 * t) + note.over * 4 * t * (1 - t) + note.to * t * (2 * t - 1);
      const shake = note.tremble
        ? 1 + note.tremble[0] * Math.sin(at * note.tremble[1] * 2 * Math.PI)
        : 1;
      singer.phase += hz * shake * singer.pitch * step;
      const swell = Math.sin(t * Math.PI);
      const edge = Math.min(1, (note.seconds - at) / 0.012) * Math.min(1, at / 0.012);
      const angle = singer.phase * 2 * Math.PI;
      const tone = Math.sin(angle) + 0.09 * Math.sin(2 * angle) * swell;
      const out = tone * edge * (0.35 + 0.65 * swell);
      left[n]! += out * toLeft;
      right[n]! += out * toRight;
    }
  }
}

export const dawnBirds = (rate: number, random: Random, values: Float32Array): Voice =>
  new DawnBirds(rate, random, values);
