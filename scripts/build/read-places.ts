import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from '#web/ui/page/place.ts';

const SOURCES = join(import.meta.dirname, '../../web/src');

/** The places that pages declare, for what runs outside the browser. Games are not among them. */
export async function readPlaces(): Promise<Place[]> {
  const files = globSync(['app/*/places.ts', 'features/**/places.ts'], { cwd: SOURCES }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, Place> = await import(
        /* @vite-ignore */ pathToFileURL(join(SOURCES, file)).href
      );
      return Object.values(module);
    }),
  );
  return modules.flat();
}
