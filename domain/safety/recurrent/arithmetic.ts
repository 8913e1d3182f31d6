/**
 * `arithmetic.wat`, assembled by `wat2wasm` (WABT). A message of twenty words takes forty products of a
 * matrix of twelve thousand numbers and eight thousand curved ones: four at once, it is a fifth of the
 * time that the same takes in JavaScript.
 */
const ASSEMBLED =
  'AGFzbQEAAAABGwNgBn9/f39/fwBgAXsBe2AJf39/f39/f39/AAMFBAABAQIFAwEABAcgAwZtZW1vcnkCAAhtdWx0aXBseQAACHJlbWVtYmVyAAMK7QcEqwMCBH8FeyAFQQJ0IQYgAyAEQQJ0aiEJIAEgBmohBwNA/QwAAAAAAAAAAAAAAAAAAAAAIQr9DAAAAAAAAAAAAAAAAAAAAAAhC/0MAAAAAAAAAAAAAAAAAAAAACEM/QwAAAAAAAAAAAAAAAAAAAAAIQ0gASEIA0AgCP0ABAAhDiAKIA4gAP0ABAD95gH95AEhCiALIA4gACAGav0ABAD95gH95AEhCyAMIA4gACAGQQF0av0ABAD95gH95AEhDCANIA4gACAGQQNsav0ABAD95gH95AEhDSAAQRBqIQAgCEEQaiEIIAggB0kNAAsgACAGQQNsaiEAIAogC/0NAAECAxAREhMICQoLGBkaGyAKIAv9DQQFBgcUFRYXDA0ODxwdHh/95AEhDiAMIA39DQABAgMQERITCAkKCxgZGhsgDCAN/Q0EBQYHFBUWFwwNDg8cHR4f/eQBIQwgAyAC/QAEACAOIAz9DQABAgMEBQYHEBESExQVFhcgDiAM/Q0ICQoLDA0ODxgZGhscHR4f/eQB/eQB/QsEACACQRBqIQIgA0EQaiEDIAMgCUkNAAsLogIBAXv9DDMzw0AzM8NAMzPDQDMzw0D9DDMzw8AzM8PAMzPDwDMzw8AgAP3rAf3qASEAIAAgAP3mASEBIAD9DMhzA0zIcwNMyHMDTMhzA0wgAf0M+laQSvpWkEr6VpBK+laQSiAB/QzA9wNIwPcDSMD3A0jA9wNIIAH9DACAd0QAgHdEAIB3RACAd0QgAf3kAf3mAf3kAf3mAf3kAf3mAf3kAf3mAf0MyHMDTMhzA0zIcwNMyHMDTCAB/QyIcHdLiHB3S4hwd0uIcHdLIAH9DJDxZkmQ8WZJkPFmSZDxZkkgAf0MAJBYRgCQWEYAkFhGAJBYRiAB/QwAADRCAAA0QgAANEIAADRC/eYB/eQB/eYB/eQB/eYB/eQB/eYB/eQB/ecBC0UA/QwAAAA/AAAAPwAAAD8AAAA//QwAAAA/AAAAPwAAAD8AAAA//QwAAAA/AAAAPwAAAD8AAAA/IAD95gEQAf3mAf3kAQvTAQMBfwF7An8gA0ECdiEMA0AgACAGIAEgAiAMQQNsIAwQACAGIAdqIQtBACEJA0AgBCAJaiADQQF0av0ABAAgAiAJaiADQQF0av0ABAAgBCAJav0ABAAgAiAJav0ABAD95AEQAv3mAf3kARABIQogCyAJaiAKIAYgCWr9AAQAIAr95QEgBCAJaiADav0ABAAgAiAJaiADav0ABAD95AEQAv3mAf3kAf0LBAAgCUEQaiEJIAkgA0kNAAsgCyEGIAQgBWohBCAIQQFrIQggCEEASg0ACws=';

const MODULE = new WebAssembly.Module(
  Uint8Array.from(atob(ASSEMBLED), (letter) => letter.charCodeAt(0)),
);

/** What is computed; all arguments are places in the memory, or lengths, in bytes, but for counts. */
interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  multiply: (
    matrix: number,
    values: number,
    bias: number,
    into: number,
    rows: number,
    columns: number,
  ) => void;
  remember: (
    matrix: number,
    bias: number,
    gates: number,
    width: number,
    inputs: number,
    inputStride: number,
    memory: number,
    memoryStride: number,
    words: number,
  ) => void;
}

/** Four numbers are taken at once. */
const AT_ONCE = 4;

/** An instance with a memory of its own, and arrays in it. */
export class Arithmetic {
  private readonly exports: Exports;
  private end = 0;

  constructor() {
    this.exports = new WebAssembly.Instance(MODULE).exports as Exports;
  }

  get multiply(): Exports['multiply'] {
    return this.exports.multiply;
  }

  get remember(): Exports['remember'] {
    return this.exports.remember;
  }

  /** Numbers in the memory, nought at first. @throws where there is no room */
  place(length: number): Float32Array {
    const { buffer } = this.exports.memory;
    const start = this.end;
    this.end += length * Float32Array.BYTES_PER_ELEMENT;
    if (this.end > buffer.byteLength) throw new Error('The matrix is larger than the memory');
    return new Float32Array(buffer, start, length);
  }

  /** The same numbers in the memory. */
  keep(numbers: Float32Array): Float32Array {
    const kept = this.place(numbers.length);
    kept.set(numbers);
    return kept;
  }
}

/** How many columns a matrix has that adds a bias to each row. @throws where either is no multiple of four */
export function columnsOf(matrix: Float32Array, bias: Float32Array): number {
  const columns = matrix.length / bias.length;
  if (bias.length % AT_ONCE !== 0 || columns % AT_ONCE !== 0) {
    throw new Error(`${bias.length} rows of ${columns}: both must come in fours`);
  }
  return columns;
}
