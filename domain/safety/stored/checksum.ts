/** CRC-32 as zip files have it, eight bits at a time. */
const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) {
    value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

/** Tells whether bytes were cut or changed; no protection against somebody who means to. */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) {
    sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
