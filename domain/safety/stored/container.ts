import { checksumOf } from './checksum.ts';

/**
 * How learned numbers lie in a file, all numbers little-endian:
 * magic (4 bytes), version, length of the header, length of the body, checksum of both (4 bytes each),
 * the header (JSON, padded with blanks to a multiple of four), the body (bytes).
 */
const PREFIX = 20;
const ALIGNED = 4;

/** What a file of a kind begins with. */
export interface Kind {
  /** Four letters. */
  magic: string;
  /** Raised with every change of what header or body mean. */
  version: number;
}

/** Thrown when a file is not what it should be; the sentence says what is wrong with it. */
export class BrokenAsset extends Error {
  override name = 'BrokenAsset';
}

export interface Contents {
  header: unknown;
  body: Uint8Array;
}

/**
 * What a file holds. The body is a view of the same bytes: nothing is copied.
 * @throws BrokenAsset where it is another file, another version, cut short or changed
 */
export function openContainer(bytes: Uint8Array, { magic, version }: Kind): Contents {
  if (bytes.length < PREFIX) throw new BrokenAsset(`is too short (${bytes.length} bytes)`);
  const found = String.fromCharCode(...bytes.subarray(0, 4));
  if (found !== magic) throw new BrokenAsset(`is no file of this kind (${magic})`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at: number) => view.getUint32(at, true);
  if (number(4) !== version) {
    throw new BrokenAsset(`has version ${number(4)}, version ${version} is wanted`);
  }
  const [headerLength, bodyLength] = [number(8), number(12)];
  const wanted = PREFIX + headerLength + bodyLength;
  if (bytes.length !== wanted) {
    throw new BrokenAsset(`has ${bytes.length} bytes, ${wanted} are wanted`);
  }
  if (checksumOf(bytes.subarray(PREFIX)) !== number(16)) {
    throw new BrokenAsset('was changed or damaged: its checksum is wrong');
  }
  const header = bytes.subarray(PREFIX, PREFIX + headerLength);
  return {
    header: JSON.parse(new TextDecoder().decode(header)),
    body: bytes.subarray(PREFIX + headerLength),
  };
}

/** The bytes of a file that `openContainer` opens. */
export function writeContainer({ magic, version }: Kind, { header, body }: Contents): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const headerLength = Math.ceil(text.length / ALIGNED) * ALIGNED;
  const bytes = new Uint8Array(PREFIX + headerLength + body.length).fill(
    ' '.charCodeAt(0),
    PREFIX,
    PREFIX + headerLength,
  );
  bytes.set(new TextEncoder().encode(magic));
  bytes.set(text, PREFIX);
  bytes.set(body, PREFIX + headerLength);
  const view = new DataView(bytes.buffer);
  const numbers = [version, headerLength, body.length, checksumOf(bytes.subarray(PREFIX))];
  for (const [at, number] of numbers.entries()) view.setUint32(4 + 4 * at, number, true);
  return bytes;
}
