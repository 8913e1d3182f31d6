import { describe, expect, it } from 'vitest';
import { addLines, type Base, mergePlans } from './merge-plan.ts';
import {
  EMPTY_PLAN,
  eachPart,
  lastLookedAt,
  linesOf,
  type Plan,
  readParts,
  withLine,
} from './plan.ts';

const NEVER: Base = eachPart(() => '');

function planWith(text: string, at: string): Plan {
  return { ...EMPTY_PLAN, parts: { ...EMPTY_PLAN.parts, self: { text, at, earlier: null } } };
}

const MONDAY = '2026-03-02T10:00:00.000Z';
const TUESDAY = '2026-03-03T10:00:00.000Z';
const agreedOn = (at: string): Base => ({ ...NEVER, self: at });

describe('mergePlans', () => {
  it('takes what only one side changed, whichever it is', () => {
    const old = planWith('Caminar', MONDAY);
    const mended = planWith('Caminar y cantar', TUESDAY);
    for (const [mine, theirs] of [
      [mended, old],
      [old, mended],
    ] as const) {
      const { self } = mergePlans(mine, agreedOn(MONDAY), theirs).parts;
      expect(self).toEqual({ text: 'Caminar y cantar', at: TUESDAY, earlier: null });
    }
  });

  it('keeps the older words beside the newer ones when both wrote', () => {
    const mine = planWith('Dibujar', TUESDAY);
    const theirs = planWith('Caminar', MONDAY);
    for (const merged of [mergePlans(mine, NEVER, theirs), mergePlans(theirs, NEVER, mine)]) {
      expect(merged.parts.self.text).toBe('Dibujar');
      expect(merged.parts.self.earlier).toEqual({ text: 'Caminar', at: MONDAY });
    }
  });

  it('keeps nothing twice', () => {
    const mine = planWith('Dibujar\nCaminar', TUESDAY);
    expect(mergePlans(mine, NEVER, planWith('Caminar', MONDAY)).parts.self.earlier).toBeNull();
  });

  it('lets an emptied part stay empty', () => {
    const emptied = planWith('', TUESDAY);
    const { self } = mergePlans(planWith('Caminar', MONDAY), agreedOn(MONDAY), emptied).parts;
    expect(self.text).toBe('');
  });

  it('merges twice to the same plan', () => {
    const theirs = planWith('Caminar', MONDAY);
    const once = mergePlans(planWith('Dibujar', TUESDAY), NEVER, theirs);
    expect(mergePlans(once, agreedOn(TUESDAY), once)).toEqual(once);
  });
});

describe('lines of a plan', () => {
  it('adds what is missing and replaces nothing', () => {
    const plan = addLines(
      planWith('Caminar', MONDAY),
      planWith('Dibujar\nCaminar', MONDAY),
      TUESDAY,
    );
    expect(plan.parts.self).toEqual({ text: 'Caminar\nDibujar', at: TUESDAY, earlier: null });
    expect(addLines(plan, plan, TUESDAY)).toEqual(plan);
  });

  it('are ideas, one a line', () => {
    expect(linesOf(' uno \n\n dos')).toEqual(['uno', 'dos']);
    expect(withLine('uno\n', 'dos')).toBe('uno\ndos');
    expect(withLine('uno\ndos', 'dos')).toBe('uno\ndos');
  });

  it('are read from whatever was kept', () => {
    expect(readParts(null)).toEqual(EMPTY_PLAN.parts);
    expect(readParts({ self: { text: 3 }, people: { text: 'Marta', at: 'ayer' } })).toEqual({
      ...EMPTY_PLAN.parts,
      people: { text: 'Marta', at: '', earlier: null },
    });
  });

  it('know when somebody last looked at them', () => {
    expect(lastLookedAt(EMPTY_PLAN)).toBeNull();
    expect(lastLookedAt({ ...planWith('Caminar', MONDAY), reviewedAt: TUESDAY })).toBe(TUESDAY);
  });
});
