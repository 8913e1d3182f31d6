import { expect, it } from 'vitest';
import { parametersIn, read, shapesOf, type Size } from '#domain/safety/classifier/convolution.ts';
import { unpackNetwork } from '#domain/safety/classifier/packed.ts';
import type { Track } from '#domain/safety/classifier/track.ts';
import { learnConvolution, type Lesson, teach } from './learn-convolution.ts';
import { seeded } from './learn.ts';
import { packNetwork } from './pack-weights.ts';

const SIZE: Size = { scores: 12, words: 4, questions: 3 };
const COUNT = shapesOf(SIZE).reduce((sum, [, length]) => sum + length, 0);

function someTrack(random: () => number, length: number): Track {
  const numbers = (count: number) => Float32Array.from({ length: count }, () => random() * 2 - 1);
  return {
    scores: numbers(length * SIZE.scores),
    words: Uint16Array.from({ length }, () => Math.floor(random() * SIZE.words)),
    borders: Uint8Array.from({ length }, () => Math.floor(random() * 3)),
    odds: numbers(SIZE.questions),
  };
}

it('goes back along the slope that small steps measure', () => {
  const random = seeded(5);
  const all = Float32Array.from({ length: COUNT }, () => random() * 0.6 - 0.3);
  const p = parametersIn(all, SIZE);
  const lesson: Lesson = { track: someTrack(random, 4), answers: [1, 0, 1], weights: [1, 2, 0.5] };
  const loss = () => {
    const { answers } = read(p, lesson.track);
    const parts = lesson.answers.map((answer, q) => {
      const sure = 1 / (1 + Math.exp(-(answers[q] ?? 0)));
      return -Math.log(answer ? sure : 1 - sure) * (lesson.weights[q] ?? 0);
    });
    return parts.reduce((sum, part) => sum + part, 0) / lesson.answers.length;
  };
  const gradient = new Float32Array(COUNT);
  teach(p, parametersIn(gradient, SIZE), lesson, 1);
  expect(gradient.filter((one) => one !== 0).length).toBeGreaterThan(COUNT / 10);
  const step = 4e-3;
  const here = loss();
  for (let i = 0; i < COUNT; i += 7) {
    const before = all[i] ?? 0;
    all[i] = before + step;
    const above = (loss() - here) / step;
    all[i] = before - step;
    const below = (here - loss()) / step;
    all[i] = before;
    // Where another word becomes the loudest, the slope is another on each side.
    const off = [above, below].map((slope) => Math.abs(slope - (gradient[i] ?? 0)));
    expect(Math.min(...off), `parameter ${i}`).toBeLessThan(3e-3);
  }
});

it('learns what no sum of scores can say: danger, unless something after it explains it', () => {
  const random = seeded(6);
  const lessons: Lesson[] = Array.from({ length: 4000 }, (_, at) => {
    const track = someTrack(random, 5);
    track.scores.fill(0);
    const [danger, explained] = [at % 2 === 0, at % 4 < 2];
    if (danger) track.scores[0] = 3;
    if (explained) track.words[4] = 1;
    else track.words[4] = 2;
    return { track, answers: [danger && !explained ? 1 : 0, 0, 0], weights: [1, 0, 0] };
  });
  const p = parametersIn(learnConvolution(lessons, SIZE, seeded(7)), SIZE);
  const right = lessons.filter(
    ({ track, answers }) => (read(p, track).answers[0] ?? 0) > 0 === (answers[0] === 1),
  );
  expect(right.length).toBeGreaterThan(3900);
});

it('packs the network so that the browser reads nearly the same one', () => {
  const random = seeded(8);
  const p = parametersIn(
    Float32Array.from({ length: COUNT }, () => random() * 0.6 - 0.3),
    SIZE,
  );
  const packed = packNetwork(p, SIZE);
  const again = unpackNetwork(packed.network, packed.networkScale, SIZE);
  for (const [name, values] of Object.entries(p)) {
    const apart = values.map((value, at) =>
      Math.abs(value - (again[name as keyof typeof again][at] ?? 0)),
    );
    expect(Math.max(...apart)).toBeLessThan(0.002);
  }
});
