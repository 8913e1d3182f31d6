import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildFile } from './build-files.ts';

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** The best encoding that the browser takes; undefined for none. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  const taken = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

async function make(file: string, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === undefined) return readFile(file);
  try {
    return await readFile(`${file}${ENCODINGS[encoding]}`);
  } catch {
    const bytes = await readFile(file);
    if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return promisify(brotliCompress)(bytes, { params });
  }
}

/**
 * Bodies by file and encoding: what the build compressed beside the file, else compressed here.
 * Each is made once and kept; a build is a few megabytes.
 */
export function createEncodedBodies() {
  const bodies = new Map<string, Promise<Buffer>>();

  return (found: BuildFile, encoding: Encoding | undefined): Promise<Buffer> => {
    const key = `${encoding ?? ''} ${found.file}`;
    let body = bodies.get(key);
    if (!body) {
      body = make(found.file, encoding);
      bodies.set(key, body);
      body.catch(() => bodies.delete(key));
    }
    return body;
  };
}
