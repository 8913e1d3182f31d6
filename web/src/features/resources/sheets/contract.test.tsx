// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { Paper } from './paper/paper.tsx';
import { heightOf, PAGE_MM } from './page-budget.testing.ts';
import { SHEET_GROUPS } from './sheet.ts';
import { KNOWN_SHEETS, loadSheet } from './sheets.ts';

const sheets = KNOWN_SHEETS.map((known) => [known.id, known] as const);

afterEach(cleanup);

describe.each(sheets)('%s', (_id, known) => {
  it('fits one page of A4 and of Letter', async () => {
    const height = heightOf(known, await loadSheet(known));
    expect(height).toBeLessThanOrEqual(PAGE_MM);
    // A page that is half empty wastes paper, and somebody’s room to write.
    expect(height).toBeGreaterThan(PAGE_MM * 0.6);
  });

  it('is drawn in the list as what it is', async () => {
    const { blocks } = await loadSheet(known);
    expect(known.shape).toEqual(blocks.map(({ kind }) => kind));
  });

  it('says in whole sentences what it is for and when not', async () => {
    const { notFor } = await loadSheet(known);
    for (const text of [known.lead, notFor]) expect(text).toMatch(/^[«A-ZÁÉÍÓÚ].*[.»]$/u);
  });

  it('is drawn without axe findings', async () => {
    const { container } = render(
      <main>
        <Paper known={known} sheet={await loadSheet(known)} />
      </main>,
    );
    // Colours need a real browser; the story looks at them.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('sheets', () => {
  it('are at least thirty, some for every need, each with its own name', () => {
    expect(KNOWN_SHEETS.length).toBeGreaterThanOrEqual(30);
    for (const group of SHEET_GROUPS) {
      expect(KNOWN_SHEETS.filter((sheet) => sheet.group === group).length).toBeGreaterThan(1);
    }
    const titles = KNOWN_SHEETS.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { id } of KNOWN_SHEETS) expect(id).toMatch(/^[a-z][a-z-]+$/);
  });
});
