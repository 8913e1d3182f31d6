import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { mandalaCues } from './cues.ts';
import { radiusAt } from './path.ts';
import { rules } from './rules.ts';
import {
  BARE_MS,
  BLOW_MS,
  isFull,
  isWhole,
  linesOf,
  type MandalaAction,
  type MandalaState,
  pathNow,
} from './state.ts';
import { drawingSvg } from './scene/drawing-svg.ts';

const begin = (options: Record<string, string> = {}, level = 3) =>
  rules.setup({ level, options }, seedRng('orilla'));
const after = (state: MandalaState, ...actions: (MandalaAction | { type: 'tick' })[]) =>
  actions.reduce((now, action) => rules.step(now, action), state);
const LINE = [0, -100, 80, 10, -120, 80, 30, -160, 80];
const right = { type: 'move', turn: 1, out: 0 } as const;
const out = { type: 'move', turn: 0, out: 1 } as const;
const saidOf = (before: MandalaState, now: MandalaState) =>
  mandalaCues(before, now).flatMap((cue) => (cue.type === 'say' ? [cue.text] : []));

describe('drawing', () => {
  it('keeps a line in its folds, also when the next one has others', () => {
    const state = after(
      begin(),
      { type: 'lay', points: LINE },
      { type: 'lift' },
      { type: 'folds', folds: 12 },
      { type: 'lay', points: LINE },
      { type: 'lift' },
    );
    expect(state.history.done.map(({ folds }) => folds)).toEqual([8, 12]);
  });

  it('keeps the line under the pen, so that a reload loses none of it', () => {
    const state = after(begin(), { type: 'lay', points: LINE }, { type: 'lay', points: LINE });
    expect(state.open?.points).toHaveLength(LINE.length * 2);
    expect(after(state, { type: 'undo' }).history.undone).toHaveLength(1);
  });

  it('can be done with keys: down, around, out, up', () => {
    const press = { type: 'press' } as const;
    const down = after(begin(), press);
    expect(saidOf(begin(), down)).toEqual(['Lápiz abajo, cerca del centro, hacia las 12']);
    const state = after(down, right, right, out, press);
    expect(state.history.done).toHaveLength(1);
    expect(state.pen.down).toBe(false);
    expect(saidOf(after(down, right, right, out), state)).toContain(
      'Lápiz arriba. Un trazo, repetido 16 veces.',
    );
  });

  it('says where the pen is only when the words for it change', () => {
    const state = begin();
    const moved = after(state, right);
    expect(saidOf(state, moved)).toEqual([]);
    expect(saidOf(after(moved, right), after(moved, right, right))).toEqual([
      'cerca del centro, hacia la 1',
    ]);
  });

  it('puts a stamp down as one line that can be taken back', () => {
    for (const tool of [1, 2, 3]) {
      const state = after(begin(), { type: 'tool', tool }, { type: 'stamp', x: 40, y: -200 });
      expect(state.history.done).toHaveLength(1);
      expect(after(state, { type: 'undo' }).history.done).toEqual([]);
    }
  });

  it('lays light over lines that shine, and none over ink on sand', () => {
    const line = [{ type: 'lay', points: LINE }, { type: 'lift' }] as const;
    expect(drawingSvg(after(begin(), ...line))).toContain('feGaussianBlur');
    expect(drawingSvg(after(begin({ ground: 'sand' }), ...line))).not.toContain('feGaussianBlur');
  });

  it('goes on with the same hand in another run, except for what a path decides', () => {
    const before = after(
      begin(),
      { type: 'folds', folds: 7 },
      { type: 'mirror' },
      { type: 'colour', colour: 4 },
    );
    expect(rules.again?.(begin(), before)).toMatchObject({ folds: 7, mirrored: false, colour: 4 });
    expect(rules.again?.(begin({ mode: 'follow' }), before)).toMatchObject({
      folds: 8,
      mirrored: true,
      colour: 4,
    });
  });

  it('has an end of paper, says so, and keeps below what a device stores', () => {
    let state = begin();
    const long = Array.from({ length: 300 }, (_, at) => [
      (at * 37) % 480,
      -((at * 91) % 480),
      (at * 13) % 100,
    ]).flat();
    for (let line = 0; line < 60; line += 1) {
      state = after(state, { type: 'lay', points: long }, { type: 'lift' });
    }
    expect(isFull(state)).toBe(true);
    expect(after(state, { type: 'lay', points: long })).toBe(state);
    expect(JSON.stringify(state).length).toBeLessThan(120_000);
    expect(isFull(after(state, { type: 'undo' }))).toBe(false);
  });

  it('is saved with every line once, and its copies as uses of it', () => {
    const state = after(begin(), { type: 'lay', points: LINE }, { type: 'lift' });
    const svg = drawingSvg(state);
    expect(svg.match(/<path id="line-/g)).toHaveLength(1);
    expect(svg.match(/<use href="#line-/g)).toHaveLength(16);
  });
});

describe('following a path', () => {
  /** A hand that goes along a quarter of a path, or a part of that. */
  const along = (state: MandalaState, path: number, share = 1): MandalaAction => ({
    type: 'lay',
    points: Array.from({ length: 16 }, (_, at) => {
      const angle = (at / 15) * 90 * share;
      const radius = radiusAt(state.curves[path]!, angle, state.folds);
      const turn = (angle * Math.PI) / 180;
      return [Math.round(radius * Math.sin(turn)), Math.round(-radius * Math.cos(turn)), 80];
    }).flat(),
  });

  it('blooms when a hand has gone along a quarter of it, and leads on to the next', () => {
    const state = begin({ mode: 'follow' });
    const half = after(state, along(state, 0, 0.5));
    expect(half.history.done).toEqual([]);
    // Further out nothing is there to be walked yet.
    expect(after(half, along(state, 1)).reached.slice(1)).toEqual(state.reached.slice(1));
    const whole = after(half, { type: 'lift' }, along(state, 0));
    expect(isWhole(whole.reached[0])).toBe(true);
    expect(whole.history.done.map(({ folds }) => folds)).toEqual([2, 8]);
    expect(saidOf(after(half, { type: 'lift' }), whole)).toEqual([
      `Este camino floreció. Quedan ${state.curves.length - 1}.`,
    ]);
    expect(pathNow(whole)).toBe(1);
  });

  it.each([1, 2, 3, 4, 5, 6])('of level %i is walked to its last flower', (level) => {
    let state = begin({ mode: 'follow' }, level);
    expect(state.curves.length).toBeGreaterThan(4);
    for (const [path] of state.curves.entries()) {
      state = after(state, along(state, path), { type: 'lift' });
    }
    expect(linesOf(state)).toBe(state.curves.length);
    expect(state.history.done.length).toBe(state.curves.length * 2 + 2);
    expect(rules.status(after(state, { type: 'done', kept: true })).outcome).toBe(
      `Florecieron los ${state.curves.length} caminos.`,
    );
  });

  it('keeps its folds, and can be finished without lighting anything', () => {
    const state = begin({ mode: 'follow' });
    expect(after(state, { type: 'folds', folds: 5 })).toBe(state);
    const end = after(state, { type: 'done', kept: true });
    expect(rules.status(end)).toMatchObject({ phase: 'finished', score: null });
  });
});

describe('drawing from memory', () => {
  const model = begin({ mode: 'remember' }, 4);

  it('shows more with every level, and covers it when a hand begins', () => {
    expect([1, 6].map((level) => begin({ mode: 'remember' }, level).model.length)).toEqual([2, 8]);
    expect(model.looking).toBe(true);
    const begun = after(model, { type: 'stamp', x: 0, y: -200 });
    expect(begun.looking).toBe(false);
    expect(after(begun, { type: 'look' }).looking).toBe(true);
    expect(after(begin(), { type: 'look' }).looking).toBe(false);
  });

  it('tells what came back, when inks and places are about the same', () => {
    const [first, second] = model.model;
    const again = [first!, second!].flatMap(({ colour, points }) => [
      { type: 'colour', colour } as const,
      {
        type: 'lay',
        points: points.map((value, at) => (at % 3 === 2 ? value : value + 6)),
      } as const,
      { type: 'lift' } as const,
    ]);
    const end = after(model, ...again, { type: 'done', kept: true });
    expect(rules.status(end).outcome).toBe('2 trazos en 10 partes. Recordaste 2 de 5 vueltas.');
  });
});

describe('the end', () => {
  it('names the parts only where all was drawn in as many', () => {
    const stroke = [{ type: 'lay', points: LINE } as const, { type: 'lift' } as const];
    const end = { type: 'done', kept: true } as const;
    const even = after(begin(), ...stroke, { type: 'folds', folds: 12 }, end);
    expect(rules.status(even).outcome).toBe('Un trazo en 8 partes.');
    const mixed = after(begin(), ...stroke, { type: 'folds', folds: 12 }, ...stroke, end);
    expect(rules.status(mixed).outcome).toBe('2 trazos.');
  });

  const drawn = after(begin(), { type: 'lay', points: LINE }, { type: 'lift' });

  it('gives the drawing to the wind, which takes its time', () => {
    let state = after(drawn, { type: 'done', kept: false });
    expect(rules.status(state).phase).toBe('playing');
    expect(rules.legalActions(state)).toEqual([]);
    for (let ms = 0; ms <= BLOW_MS + BARE_MS; ms += 16) state = after(state, { type: 'tick' });
    expect(rules.status(state).outcome).toBe('Un trazo en 8 partes. Se lo llevó el aire.');
  });

  it('counts minutes without hurry, and says so', () => {
    const slow = { ...drawn, unhurriedMs: 125_000 };
    expect(rules.status(after(slow, { type: 'done', kept: true })).outcome).toBe(
      'Un trazo en 8 partes. 2 minutos de línea sin prisa.',
    );
  });
});
