import { Arrivals } from '../parts/arrivals.ts';
import { Drift } from '../parts/drift.ts';
import { OnePole, Svf } from '../parts/filters.ts';
import { Brown } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { Ringing } from '../parts/ringing.ts';
import { Room } from '../parts/room.ts';
import { STEP, type Voice } from '../parts/step.ts';

const TALKERS = 9;

/** First and second formant of vowels, in hertz. */
const VOWELS = [
  [700, 1250],
  [450, 1900],
  [320, 2200],
  [470, 900],
  [340, 760],
] as const;

interface Talker {
  pitch: number;
  pan: number;
  far: number;
  phase: number;
  /** Seconds into this syllable, its length, how strong. */
  at: number;
  length: number;
  strong: number;
  /** Syllables left in what is being said; seconds of listening after it. */
  left: number;
  wait: number;
  said: number;
  one: number;
  two: number;
  toOne: number;
  toTwo: number;
  dull: OnePole;
  first: Svf;
  second: Svf;
}

/**
 * People who talk, and nothing that can be understood: each has a pitch, vowels that glide, four or
 * five syllables a second and sentences that sink at their end, and listens afterwards. The room
 * smears them into a hum; a cup is put down now and then.
 */
class Cafe implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #talkers: readonly Talker[];
  readonly #cups: Ringing;
  readonly #arrivals: Arrivals;
  readonly #room: Room;
  readonly #brown: readonly [Brown, Brown];
  readonly #hum: readonly [Svf, Svf];
  readonly #mood: Drift;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#talkers = Array.from({ length: TALKERS }, (_, index) => ({
      pitch: index % 2 === 0 ? random.between(95, 135) : random.between(165, 225),
      pan: (index + random.between(0.2, 0.8)) / TALKERS,
      far: random.between(0.4, 1),
      phase: random.unit(),
      at: 0,
      length: 0.2,
      strong: 0,
      left: 0,
      wait: random.between(0, 1.5),
      said: 0,
      one: 500,
      two: 1400,
      toOne: 500,
      toTwo: 1400,
      dull: new OnePole(1300, rate),
      first: new Svf(500, 4, rate),
      second: new Svf(1400, 6, rate),
    }));
    this.#cups = new Ringing(14, rate);
    this.#arrivals = new Arrivals(random, rate);
    this.#room = new Room(rate, 1.1, 0.9, 2400);
    this.#brown = [new Brown(random, rate), new Brown(random, rate)];
    this.#hum = [new Svf(190, 0.6, rate), new Svf(190, 0.6, rate)];
    this.#mood = new Drift(random, 0.1, rate);
  }

  #cup(): void {
    const random = this.#random;
    const loud = random.unit() ** 2 * 0.075 + 0.012;
    const hz = random.between(1700, 3900);
    const pan = random.unit();
    const ring = random.between(0.015, 0.07);
    this.#cups.strike(hz, ring, loud, pan, 0, 0.0006);
    this.#cups.strike(hz * 1.58, ring * 0.7, loud * 0.6, pan, 0, 0.0006);
    this.#cups.strike(hz * 2.41, ring * 0.4, loud * 0.35, pan, 0, 0.0005);
  }

  #syllable(talker: Talker): void {
    const random = this.#random;
    talker.at = 0;
    if (talker.left <= 0) {
      talker.left = 4 + random.below(12);
      talker.said = 0;
    }
    talker.left -= 1;
    talker.said += 1;
    talker.length = random.between(0.13, 0.26);
    talker.strong = random.between(0.45, 1);
    const vowel = VOWELS[random.below(VOWELS.length)]!;
    talker.toOne = vowel[0] * random.between(0.92, 1.08);
    talker.toTwo = vowel[1] * random.between(0.92, 1.08);
    if (talker.left <= 0) {
      talker.length *= 1.5;
      talker.wait = random.between(0.5, 3.6);
    }
  }

  #speak(talker: Talker, loud: number, left: Float32Array, right: Float32Array): void {
    const seconds = STEP / this.#rate;
    talker.at += seconds;
    if (talker.at >= talker.length) {
      talker.strong = 0;
      if (talker.left <= 0 && talker.wait > 0) {
        talker.wait -= seconds;
        return;
      }
      this.#syllable(talker);
    }
    if (loud <= 0) return;
    talker.one += (talker.toOne - talker.one) * 0.02;
    talker.two += (talker.toTwo - talker.two) * 0.02;
    talker.first.tune(talker.one, 4);
    talker.second.tune(talker.two, 7);
    const swell = Math.sin(Math.min(1, talker.at / talker.length) * Math.PI);
    const gain = swell * swell * talker.strong * loud * talker.far * 0.3;
    const pitch = talker.pitch * (1.12 - 0.014 * talker.said + 0.06 * swell);
    const toLeft = gain * Math.cos((talker.pan * Math.PI) / 2);
    const toRight = gain * Math.sin((talker.pan * Math.PI) / 2);
    const step = pitch / this.#rate;
    for (let n = 0; n < STEP; n += 1) {
      talker.phase += step;
      if (talker.phase >= 1) talker.phase -= 1;
      const breath = this.#random.signed() * 0.2;
      const source = talker.dull.low(talker.phase * 2 - 1 + breath);
      talker.first.feed(source);
      talker.second.feed(source);
      const out = talker.first.band + talker.second.band * 1.5 + source * 0.12;
      left[n]! += out * toLeft;
      right[n]! += out * toRight;
    }
  }

  render(left: Float32Array, right: Float32Array): void {
    const people = this.#values[0]!;
    const cups = this.#values[1]!;
    const room = this.#values[2]!;
    left.fill(0);
    right.fill(0);
    const mood = 0.8 + 0.4 * this.#mood.next();
    const talking = 2 + people * (TALKERS - 2);
    for (let index = 0; index < TALKERS; index += 1) {
      const here = Math.min(1, Math.max(0, talking - index));
      this.#speak(this.#talkers[index]!, here * mood, left, right);
    }
    if (this.#arrivals.next(cups * cups * 2.6) > 0) this.#cup();
    this.#cups.add(left, right);
    this.#room.add(left, right, 0.18 + 0.4 * room);
    const hum = 0.02 + 0.05 * room;
    for (let n = 0; n < STEP; n += 1) {
      this.#hum[0].feed(this.#brown[0].next());
      this.#hum[1].feed(this.#brown[1].next());
      left[n]! += this.#hum[0].band * hum;
      right[n]! += this.#hum[1].band * hum;
    }
  }
}

export const cafe = (rate: number, random: Random, values: Float32Array): Voice =>
  new Cafe(rate, random, values);
