import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '#server/db/embedded/start-error.ts';
import { GUARD_FILES, loadGuard } from './guard.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'remanso-guard-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The same files, one of them changed. */
function broken(name: keyof typeof GUARD_FILES, change: (bytes: Buffer) => Uint8Array) {
  const file = join(folder, `${name}.bin`);
  writeFileSync(file, change(readFileSync(GUARD_FILES[name])));
  return { ...GUARD_FILES, [name]: file };
}

describe('the guard of the server', () => {
  it('hears more than its rules', () => {
    const { signals } = loadGuard().assess('mi familia descansaría si un día ya no abro los ojos');
    expect(signals.map(({ kind }) => kind)).toContain('learned-risk');
  });

  it.each(['weights', 'tables'] as const)('does not start without its %s', (name) => {
    const cases = [
      { ...GUARD_FILES, [name]: join(folder, 'missing.bin') },
      broken(name, (bytes) => bytes.subarray(0, bytes.length / 2)),
      broken(name, (bytes) => bytes.fill(7, 5000, 5001)),
      broken(name, () => readFileSync(GUARD_FILES[name === 'weights' ? 'tables' : 'weights'])),
    ];
    for (const files of cases) {
      expect(() => loadGuard(files)).toThrow(StartError);
      // One sentence that names the file and what to do.
      expect(() => loadGuard(files)).toThrow(/^The safety guard cannot start: .*\.bin .*anew\.$/);
    }
  });
});
