/** POSIX ustar, the part that a backup needs: plain files and folders with short names. */
const BLOCK = 512;

export interface TarEntry {
  name: string;
  /** Bytes of content; 0 for a folder, whose name ends in a slash. */
  size: number;
}

/** The 512 bytes before an entry's content. Throws RangeError for names over 100 bytes. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`Too long for the archive: ${name}`);
  const isFolder = name.endsWith('/');
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, at);
  header.write(name);
  octal(isFolder ? 0o700 : 0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(Date.now() / 1000), 136, 11);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(' '.repeat(8), 148);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Reads a header; undefined for the zero block at the end. Throws RangeError for damage. */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const text = (at: number, length: number) =>
    header.toString('utf8', at, at + length).split('\0')[0] ?? '';
  const stored = Number.parseInt(text(148, 8), 8);
  const summed = Buffer.from(header);
  summed.fill(' ', 148, 156);
  if (checksum(summed) !== stored) throw new RangeError('The archive is damaged.');
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) };
}

/** How many zero bytes follow a content of this size. */
export function tarPadding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

function checksum(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}
