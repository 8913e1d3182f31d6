import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { cellTowards, mandalaOf, placeOf } from './drawing/cells.ts';
import { BARE, colourOf, finishOf, paintOf } from './drawing/paint.ts';
import { dyeOf, dyesFor } from './drawing/dyes.ts';
import { cellsReached } from './drawing/fills.ts';
import { drawPlan } from './drawing/plan.ts';
import { coloursOf, surfaceOf } from './drawing/surface.ts';
import { sheetSvg } from './drawing/sheet-svg.ts';
import { coloringCues } from './cues.ts';
import {
  type ColoringAction,
  type ColoringState,
  fillsNow,
  isLit,
  LIGHT_MS,
  noticeOf,
  rules,
} from './rules.ts';

const begin = (level = 2, seed = 'orilla') =>
  rules.setup({ level, options: { palette: 'river' } }, seedRng(seed));
const after = (state: ColoringState, ...actions: ColoringAction[]) =>
  actions.reduce((now, action) => rules.step(now, action), state);
const SEEDS = Array.from({ length: 60 }, (_, at) => `semilla ${at}`);

describe('the drawing', () => {
  it.each([
    [1, 20, 36],
    [2, 46, 74],
    [3, 84, 116],
    [4, 138, 172],
  ])('has at level %i between %i and %i pieces, whatever the seed', (level, least, most) => {
    const counts = SEEDS.map((seed) => mandalaOf(drawPlan(level, seedRng(seed)).plan).cells.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...counts)).toBeLessThanOrEqual(most);
  });

  it('is another one with nearly every seed', () => {
    const plans = SEEDS.map((seed) => JSON.stringify(drawPlan(3, seedRng(seed)).plan.rings));
    expect(new Set(plans).size).toBeGreaterThan(SEEDS.length - 4);
  });

  it('stays on its sheet, with every number a number', () => {
    for (const seed of SEEDS) {
      const mandala = mandalaOf(drawPlan(4, seedRng(seed)).plan);
      for (const [at, { d }] of mandala.cells.entries()) {
        expect(d).not.toMatch(/NaN|Infinity/);
        const { x, y } = placeOf(mandala, at);
        expect(Math.hypot(x, y)).toBeLessThan(500);
      }
    }
  });

  it('can be walked with arrows from the middle to the hem and all around', () => {
    for (const seed of SEEDS.slice(0, 12)) {
      const mandala = mandalaOf(drawPlan(3, seedRng(seed)).plan);
      let at = mandala.cells.length - 1;
      const rows = new Set<number>();
      for (let step = 0; step < mandala.rows.length; step += 1) {
        const row = mandala.cells[at]!.row;
        rows.add(row);
        let around = at;
        for (const _ of mandala.rows[row]!.cells)
          around = cellTowards(mandala, around, 'ArrowRight');
        expect(around).toBe(at);
        at = cellTowards(mandala, at, 'ArrowUp');
      }
      expect(rows.size).toBe(mandala.rows.length);
    }
  });
});

describe('colouring', () => {
  it('colours one piece, the whole round, or every other one', () => {
    const state = begin();
    const { rows } = mandalaOf(state.plan);
    const { cells } = rows.find((row) => row.cells.length > 3)!;
    const coloured = (reach: number) =>
      fillsNow(after(state, { type: 'reach', reach }, { type: 'fill', cell: cells[0]! })).filter(
        (paint) => paint !== BARE,
      ).length;
    expect(coloured(0)).toBe(1);
    expect(coloured(1)).toBe(cells.length);
    expect(coloured(2)).toBe(Math.ceil(cells.length / 2));
  });

  it.each([1, 2, 3, 4])('goes one yes, one no around every round of level %i', (level) => {
    for (const seed of SEEDS) {
      const { plan } = begin(level, seed);
      for (const { cells } of mandalaOf(plan).rows)
        expect(cells.length % 2 === 0 || cells.length === 1).toBe(true);
    }
  });

  it('never colours two neighbours on an older sheet of five', () => {
    const { plan } = begin(1);
    const mandala = mandalaOf({
      ...plan,
      rings: plan.rings.map((ring) => ({ ...ring, around: 5 })),
    });
    const { cells } = mandala.rows.find((row) => row.cells.length === 5)!;
    for (const cell of cells) {
      const places = cellsReached(mandala, [cell, 1, 2]).map((at) => cells.indexOf(at));
      expect(places).toContain(cells.indexOf(cell));
      for (const place of places) expect(places).not.toContain((place + 1) % 5);
    }
  });

  it('begins another sheet with the colours of the one before', () => {
    const before = after(begin(), { type: 'palette', palette: 3 }, { type: 'reach', reach: 1 });
    const { palette, paint, reach, history } = rules.again!(begin(2, 'otra'), before);
    expect({ palette, paint, reach }).toEqual({ palette: 3, paint: paintOf(3, 2, 0), reach: 1 });
    expect(history.done).toEqual([]);
  });

  it('lights dark colours without turning them grey, from the middle of the mandala', () => {
    const night = paintOf(0, 7, 1);
    const [first = ''] = /(?<=stop-color=")#[0-9a-f]{6}/.exec(dyesFor([night])) ?? [];
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(first.slice(at, at + 2), 16),
    );
    expect(blue - red).toBeGreaterThan(80);
    expect(dyeOf(night, 'bare', true)).toBe(`url(#dye-${night}-round)`);
  });

  it('lights a colour without giving it another hue or making it glare', () => {
    const turquoise = paintOf(0, 4, 1);
    const stops = Array.from(
      dyesFor([turquoise]).matchAll(/stop-color="(#\w{6})"/g),
      ([, hex]) => hex,
    );
    for (const hex of stops) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(hex!.slice(at, at + 2), 16),
      );
      // As far from grey as it is itself, #1d9999, and blue and green alike.
      expect(Math.max(green, blue) - red).toBeLessThan(0x99 - 0x1d + 16);
      expect(Math.abs(green - blue)).toBeLessThan(16);
    }
  });

  it('is saved on the paper that was coloured', () => {
    const { plan } = begin();
    expect(sheetSvg(plan, [], 'dark')).not.toContain('#f8f2e4');
    expect(sheetSvg(plan, [], 'light')).toContain('#f8f2e4');
  });

  it('takes back every mark to the bare sheet, and a touch that changes nothing is no mark', () => {
    const bare = begin();
    const full = after(
      bare,
      { type: 'fill', cell: 3 },
      { type: 'fill', cell: 3 },
      { type: 'colour', colour: 5 },
      { type: 'fill', cell: 3 },
      { type: 'bare' },
      { type: 'fill', cell: 3 },
    );
    expect(full.history.done).toHaveLength(3);
    const undone = after(full, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(fillsNow(undone)).toEqual(fillsNow(bare));
    expect(fillsNow(after(undone, { type: 'redo' }))[3]).toBe(paintOf(0, 2, 0));
  });

  it('keeps what was coloured with another palette', () => {
    const state = after(
      begin(),
      { type: 'fill', cell: 1 },
      { type: 'palette', palette: 3 },
      { type: 'finish-of', finish: 2 },
      { type: 'fill', cell: 2 },
    );
    const [, first = 0, second = 0] = fillsNow(state);
    expect(colourOf(first)?.name).toBe('agua clara');
    expect(colourOf(second)?.name).toBe('oro');
    expect(finishOf(second)).toBe('dots');
  });

  it('goes on for thousands of marks without growing for ever or losing a colour', () => {
    let state = begin(1);
    const count = mandalaOf(state.plan).cells.length;
    for (let mark = 0; mark < 4100; mark += 1) {
      state = after(
        state,
        { type: 'colour', colour: mark % 8 },
        { type: 'fill', cell: mark % count },
      );
    }
    expect(state.history.done.length).toBeLessThan(4100);
    expect(fillsNow(state).every((paint) => paint !== BARE)).toBe(true);
    expect(JSON.stringify(state).length).toBeLessThan(60_000);
  });

  it('is finished when somebody says so, with one piece or none', () => {
    expect(rules.status(after(begin(), { type: 'done' }))).toMatchObject({
      phase: 'finished',
      score: null,
      outcome: 'Miraste el dibujo un rato. También cuenta.',
    });
    const one = after(begin(), { type: 'fill', cell: 0 }, { type: 'done' });
    expect(rules.status(one).outcome).toBe('Una pieza en un solo color: agua clara.');
  });

  it('tells of the colour that covers most, not of the one with most pieces', () => {
    const bare = begin(3);
    const { rows } = mandalaOf(bare.plan);
    const surface = surfaceOf(bare.plan);
    const all = (row: (typeof rows)[number]) =>
      row.cells.reduce((sum, cell) => sum + surface[cell]!, 0);
    const many = rows.find((row) => row.cells.length > 1)!;
    const wide = rows
      .filter((row) => row.cells.length === 1)
      .toSorted((a, b) => all(b) - all(a))[0]!;
    expect(all(wide)).toBeGreaterThan(surface[many.cells[0]!]! * 2);
    const state = after(
      bare,
      { type: 'fill', cell: many.cells[0]! },
      { type: 'fill', cell: many.cells[1]! },
      { type: 'colour', colour: 5 },
      { type: 'fill', cell: wide.cells[0]! },
      { type: 'done' },
    );
    expect(rules.status(state).outcome).toBe('3 piezas y 2 colores. El que más se ve es azul río.');
    expect(coloursOf(bare.plan, fillsNow(state)).map(({ name }) => name)).toEqual([
      'azul río',
      'agua clara',
    ]);
  });

  it.each([1, 2, 3, 4])('has no piece at level %i that is hidden from touch', (level) => {
    for (const seed of SEEDS.slice(0, 12)) {
      expect(Math.min(...surfaceOf(begin(level, seed).plan))).toBeGreaterThan(0);
    }
  });

  it('is lit once, when the last bare piece gets its colour', () => {
    const bare = begin(1);
    const last = mandalaOf(bare.plan).cells.length - 1;
    const fills = Array.from({ length: last }, (_, cell) => ({ type: 'fill', cell }) as const);
    const nearly = after(bare, ...fills);
    expect(isLit(nearly)).toBe(false);
    const whole = after(nearly, { type: 'fill', cell: last });
    expect(isLit(whole)).toBe(true);
    expect(coloringCues(nearly, whole)).toContainEqual({
      type: 'say',
      text: 'semilla: agua clara. Todo el mandala tiene color.',
    });
    const dark = { ...whole, elapsedMs: whole.elapsedMs + LIGHT_MS };
    expect(isLit(dark)).toBe(false);
    expect(isLit(after(dark, { type: 'undo' }, { type: 'fill', cell: last }))).toBe(false);
  });

  it('notices something once every minute and a half', () => {
    const at = (elapsedMs: number) => noticeOf({ ...begin(), elapsedMs });
    expect(at(20_000)).toBeNull();
    expect(at(92_000)).toBeTruthy();
    expect(at(120_000)).toBeNull();
    expect(at(182_000)).not.toBe(at(92_000));
  });

  it('says what was coloured, and rings when a round is whole', () => {
    const state = begin();
    const { rows } = mandalaOf(state.plan);
    const { cells } = rows.find((row) => row.cells.length > 3)!;
    const round = after(state, { type: 'reach', reach: 1 });
    const cues = coloringCues(round, after(round, { type: 'fill', cell: cells[0]! }));
    expect(cues).toContainEqual({ type: 'say', text: `${cells.length} piezas: agua clara` });
    expect(cues.filter((cue) => cue.type === 'note' && cue.voice === 'bell')).toHaveLength(1);
  });

  it('saves a document with every piece and the patterns in use', () => {
    const state = after(begin(), { type: 'finish-of', finish: 3 }, { type: 'fill', cell: 0 });
    const svg = sheetSvg(state.plan, fillsNow(state), 'light');
    expect(svg.match(/<path/g)).toHaveLength(mandalaOf(state.plan).cells.length);
    const paint = fillsNow(state)[0];
    expect(svg).toContain(`<pattern id="dye-${paint}"`);
    expect(svg).toContain(`fill="url(#dye-${paint})"`);
  });
});
