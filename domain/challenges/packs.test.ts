import { describe, expect, it } from 'vitest';
import { PACK_DAYS } from './challenge.ts';
import { ACTS, findAct, findPack, PACKS, WEEK_ACTS } from './packs.ts';

const ID = /^[a-z][a-z0-9-]{1,60}$/;

describe('the packs', () => {
  it('are at least fourteen, of at least eighty-four acts', () => {
    expect(PACKS.length).toBeGreaterThanOrEqual(14);
    expect(ACTS.length).toBeGreaterThanOrEqual(84);
  });

  it('have each id, title and line once, and ids that the account takes', () => {
    for (const of of [PACKS, ACTS]) {
      expect(new Set(of.map(({ id }) => id)).size).toBe(of.length);
      expect(new Set(of.map(({ title }) => title)).size).toBe(of.length);
      expect(of.filter(({ id }) => !ID.test(id))).toEqual([]);
    }
    expect(new Set(ACTS.map(({ why }) => why)).size).toBe(ACTS.length);
  });

  it.each(PACKS)('$id takes five to seven days, says for whom not, and begins small', (pack) => {
    expect(pack.acts.length).toBeGreaterThanOrEqual(PACK_DAYS.least);
    expect(pack.acts.length).toBeLessThanOrEqual(PACK_DAYS.most);
    expect(pack.acts[0]!.effort).toBe(1);
    for (const text of [pack.line, pack.forWhom, pack.notFor]) expect(text).toMatch(/\.$/);
    expect(pack.notFor.length).toBeGreaterThan(60);
  });

  it.each(ACTS)('$id says why in one sentence, and how on a bad day', (act) => {
    expect(act.title).not.toMatch(/\.$/);
    expect(act.title.length).toBeLessThanOrEqual(60);
    for (const text of [act.why, act.smaller]) expect(text).toMatch(/[.»]$/);
    expect(act.why.slice(0, -1)).not.toMatch(/[.]\s/);
  });

  it('propose nothing for a week that belongs to one loss, one care or one order of steps', () => {
    for (const gone of ['grief-name', 'carer-load', 'place-street', 'anxiety-ladder']) {
      expect(findAct(gone)).toBeDefined();
      expect(WEEK_ACTS.some(({ id }) => id === gone)).toBe(false);
    }
  });

  it('are found by what an address says, and nothing else is', () => {
    expect(findPack('sleep-better')?.title).toBe('Dormir mejor');
    for (const id of ['constructor', '', undefined]) expect(findPack(id)).toBeNull();
    expect(findAct('toString')).toBeUndefined();
  });
});

/** What no act may ask of somebody who is not well. */
const UNSAFE: readonly RegExp[] = [
  /\b(dieta|calor[ií]as|adelgaz|ayun[oa]|peso\b(?!.*menos)|b[aá]scula|saltar(te)? (la|una) comida)/i,
  /\b(corre|correr|gimnasio|flexiones|agotarte|máximo esfuerzo|entrena(r|miento)?)\b/i,
  /\b(enfréntate|enfrenta|aguanta el miedo|tu ex|perdona a quien|reconcíliate)\b/i,
  /\b(deja|baja|sube|quita) (la|tu) (medicación|pastilla|dosis)/i,
  /\b(no duermas|duerme menos|quédate sin dormir)\b/i,
];

it.each(ACTS)('$id asks for nothing that harms', ({ title, smaller, why }) => {
  for (const pattern of UNSAFE) {
    for (const text of [title, smaller, why]) expect(text).not.toMatch(pattern);
  }
});
