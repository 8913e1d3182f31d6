import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The id under which something imported is stored: the same whenever its person imports it again, and
 * another one for everybody else. It is made of no words (`ImportRecord.key`), so that it says nothing
 * of what is sealed. A UUID of version 8 (RFC 9562 §5.8).
 */
export function stableId(owner: string, key: string): string {
  const bytes = sha256(new TextEncoder().encode(`remanso import\n${owner}\n${key}`)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, place) => hex.slice(ends[place - 1] ?? 0, end)).join('-');
}
