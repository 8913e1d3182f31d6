import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { StartError } from '../embedded/start-error.ts';
import { readTarHeader, tarPadding } from './tar.ts';

/**
 * Unpacks an archive of `writeArchive` into an empty folder.
 * Throws StartError for a file that is not complete or not an archive of ours.
 */
export async function readArchive(source: string, target: string): Promise<void> {
  const bytes = reader(createReadStream(source).pipe(createGunzip()));
  try {
    for (;;) {
      const header = readTarHeader(await bytes.take(512));
      if (header === undefined) return;
      const place = path.join(target, header.name);
      if (!place.startsWith(target + path.sep)) throw new RangeError('It names a foreign folder.');
      if (header.name.endsWith('/')) {
        await mkdir(place, { recursive: true, mode: 0o700 });
      } else {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        const file = await open(place, 'wx', 0o600);
        try {
          for await (const chunk of bytes.upTo(header.size)) await file.writeFile(chunk);
        } finally {
          await file.close();
        }
        await bytes.take(tarPadding(header.size));
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${source} is not a complete backup of Remanso (${reason}).`, {
      cause: error,
    });
  }
}

/** Reads a stream in pieces of a wished size. */
function reader(stream: NodeJS.ReadableStream) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done === true) throw new RangeError('It ends too early.');
    rest = rest.length === 0 ? Buffer.from(value) : Buffer.concat([rest, Buffer.from(value)]);
  }

  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (rest.length === 0) await more();
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  return {
    upTo,
    async take(size: number): Promise<Buffer> {
      while (rest.length < size) await more();
      const piece = rest.subarray(0, size);
      rest = rest.subarray(size);
      return piece;
    },
  };
}
