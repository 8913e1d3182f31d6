import { gainOf, type Mix } from '../mix.ts';
import { parametersOf, SOUND_IDS, type SoundId } from '../sounds.ts';
import { Limiter } from './limiter.ts';
import { VOICES } from './make-voice.ts';
import { OnePole } from './parts/filters.ts';
import { Random } from './parts/random.ts';
import { STEP, type Voice } from './parts/step.ts';

/** Two or three sounds at their usual levels are then about as loud as speech; the rest is the limiter's. */
const MAKE_UP = 2;
/** Seconds in which a slider arrives where it was put. */
const GLIDE_SECONDS = 0.12;

interface Channel {
  sound: SoundId;
  voice: Voice;
  names: readonly string[];
  /** What the voice reads, on its way to `wanted`. */
  values: Float32Array;
  wanted: Float32Array;
  gain: number;
  wantedGain: number;
}

/** The way of the whole from one loudness to another; how many frames of it are left. */
interface Fade {
  from: number;
  to: 0 | 1;
  left: number;
  length: number;
}

/**
 * Everything that sounds, in samples. Runs in the browser's thread for sound and in tests alike; it
 * makes what it needs when a mix is set, and nothing while it plays.
 */
export class Mixer {
  readonly #rate: number;
  readonly #seed: number;
  readonly #channels: Channel[] = [];
  readonly #left = new Float32Array(STEP);
  readonly #right = new Float32Array(STEP);
  readonly #limiter: Limiter;
  readonly #still: readonly [OnePole, OnePole];
  readonly #glide: number;
  readonly #fade: Fade = { from: 0, to: 0, left: 0, length: 1 };
  /** Frames until the fade to sleep begins, and how many it takes; none is set below zero. */
  #sleepIn = -1;
  #sleepOver = 0;
  #loudness = 0;
  #volume = 1;
  #wantedVolume = 1;

  constructor(rate: number, seed: number) {
    this.#rate = rate;
    this.#seed = seed;
    this.#limiter = new Limiter(rate);
    // Takes away what stands still, and hardly anything that can be heard.
    this.#still = [new OnePole(8, rate), new OnePole(8, rate)];
    this.#glide = 1 - Math.exp(-STEP / (GLIDE_SECONDS * rate));
  }

  /** Turns sounds on, off and about; nothing jumps. */
  set(mix: Mix): void {
    for (const channel of this.#channels) channel.wantedGain = 0;
    for (const { sound, level, values } of mix) {
      const channel =
        this.#channels.find((one) => one.sound === sound) ?? this.#open(sound, values);
      channel.wantedGain = gainOf(level) * VOICES[sound].trim;
      channel.names.forEach((name, index) => {
        channel.wanted[index] = values[name] ?? channel.wanted[index]!;
      });
    }
  }

  #open(sound: SoundId, values: Readonly<Record<string, number>>): Channel {
    const names = parametersOf(sound);
    const now = Float32Array.from(names, (name) => values[name] ?? 0);
    const random = new Random(this.#seed * 31 + SOUND_IDS.indexOf(sound) + 1);
    const channel: Channel = {
      sound,
      voice: VOICES[sound].make(this.#rate, random, now),
      names,
      values: now,
      wanted: Float32Array.from(now),
      gain: 0,
      wantedGain: 0,
    };
    this.#channels.push(channel);
    return channel;
  }

  setVolume(level: number): void {
    this.#wantedVolume = gainOf(level);
  }

  /** Goes to silence (0) or to full (1) within so many seconds, from wherever it is. */
  fade(to: 0 | 1, seconds: number): void {
    const length = Math.max(1, Math.round(seconds * this.#rate));
    Object.assign(this.#fade, { from: this.#loudness, to, left: length, length });
  }

  /** Fades to silence in a while; replaces what was set before. Counted in samples: nothing can delay it. */
  sleep(inSeconds: number, overSeconds: number): void {
    this.#sleepIn = Math.max(0, Math.round(inSeconds * this.#rate));
    this.#sleepOver = overSeconds;
  }

  /** Takes the fade to sleep back, also while it is under way. */
  stayAwake(seconds: number): void {
    this.#sleepIn = -1;
    this.fade(1, seconds);
  }

  /** Nothing is to be heard, and nothing is on its way. */
  get isSilent(): boolean {
    return this.#loudness === 0 && this.#fade.to === 0 && this.#fade.left === 0;
  }

  /** Fills both sides with so many samples, a multiple of `STEP`. */
  render(left: Float32Array, right: Float32Array): void {
    for (let at = 0; at < left.length; at += STEP) {
      this.#step(left.subarray(at, at + STEP), right.subarray(at, at + STEP));
    }
  }

  #step(left: Float32Array, right: Float32Array): void {
    left.fill(0);
    right.fill(0);
    for (let index = this.#channels.length - 1; index >= 0; index -= 1) {
      const channel = this.#channels[index]!;
      if (channel.wantedGain === 0 && channel.gain < 0.00003) this.#channels.splice(index, 1);
      else this.#add(channel, left, right);
    }
    const volume = this.#volume;
    this.#volume += (this.#wantedVolume - volume) * this.#glide;
    const before = this.#loudness * this.#loudness * volume * MAKE_UP;
    this.#moveFade();
    const after = this.#loudness * this.#loudness * this.#volume * MAKE_UP;
    const [stillLeft, stillRight] = this.#still;
    for (let n = 0; n < STEP; n += 1) {
      const gain = before + ((after - before) * n) / STEP;
      left[n] = stillLeft.high(left[n]!) * gain;
      right[n] = stillRight.high(right[n]!) * gain;
    }
    this.#limiter.run(left, right, STEP);
  }

  #add(channel: Channel, left: Float32Array, right: Float32Array): void {
    const { values, wanted } = channel;
    for (let i = 0; i < values.length; i += 1) {
      values[i]! += (wanted[i]! - values[i]!) * this.#glide;
    }
    channel.voice.render(this.#left, this.#right);
    const before = channel.gain;
    channel.gain += (channel.wantedGain - before) * this.#glide;
    const rise = (channel.gain - before) / STEP;
    for (let n = 0; n < STEP; n += 1) {
      const gain = before + rise * n;
      left[n]! += this.#left[n]! * gain;
      right[n]! += this.#right[n]! * gain;
    }
  }

  #moveFade(): void {
    const fade = this.#fade;
    if (this.#sleepIn >= 0) {
      this.#sleepIn -= STEP;
      if (this.#sleepIn < 0) this.fade(0, this.#sleepOver);
    }
    if (fade.left === 0) return;
    fade.left = Math.max(0, fade.left - STEP);
    this.#loudness = fade.to + (fade.from - fade.to) * (fade.left / fade.length);
  }
}
