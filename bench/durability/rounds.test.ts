import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestFolder, type TestFolder } from '#server/db/testing-folder.ts';
import { durabilityRounds, VICTIMS } from './rounds.ts';

let folder: TestFolder;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => folder.remove());

it('loses no acknowledged row when server, postmaster or both are killed', async () => {
  const results = await durabilityRounds(folder.path, VICTIMS);
  expect(results.map(({ victim, lost }) => ({ victim, lost }))).toEqual(
    VICTIMS.map((victim) => ({ victim, lost: 0 })),
  );
  expect(Math.min(...results.map(({ acknowledged }) => acknowledged))).toBeGreaterThanOrEqual(50);
}, 120_000);
