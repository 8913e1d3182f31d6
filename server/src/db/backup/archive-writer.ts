import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { TAR_END, tarHeader, tarPadding } from './tar.ts';

/** One thing to put into the archive: a folder, a file of the disk, or text. */
export type Part =
  | { name: string; folder: true }
  | { name: string; file: string }
  | { name: string; text: string };

/**
 * Writes a compressed tar archive, readable by its owner alone, which has its name only when it is
 * complete and on the disk.
 * @param parts may still be produced while the first ones are being written
 */
export async function writeArchive(target: string, parts: AsyncIterable<Part>): Promise<void> {
  const draft = `${target}.partial`;
  try {
    await pipeline(
      Readable.from(bytesOf(parts), { objectMode: false }),
      createGzip({ level: 3 }),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, target);
    const folder = await open(path.dirname(target), 'r');
    await folder.sync();
    await folder.close();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* bytesOf(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if ('folder' in part) {
      yield tarHeader({ name: `${part.name}/`, size: 0 });
    } else if ('text' in part) {
      const content = Buffer.from(part.text);
      yield tarHeader({ name: part.name, size: content.length });
      yield content;
      yield Buffer.alloc(tarPadding(content.length));
    } else {
      yield* fileBytes(part.name, part.file);
    }
  }
  yield TAR_END;
}

/**
 * A file may grow, shrink or go away under our hands: the archive takes the size that it had at
 * the beginning, filled with zeros. The write-ahead log in the backup makes it right again.
 */
async function* fileBytes(name: string, file: string): AsyncGenerator<Buffer> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) return;
  const { size } = found;
  yield tarHeader({ name, size });
  let read = 0;
  if (size > 0) {
    for await (const chunk of createReadStream(file, { end: size - 1 })) {
      const bytes: Buffer = chunk;
      read += bytes.length;
      yield bytes;
    }
  }
  for (let rest = size - read; rest > 0; rest -= 65_536) yield Buffer.alloc(Math.min(rest, 65_536));
  yield Buffer.alloc(tarPadding(size));
}
