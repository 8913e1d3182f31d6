import { createHash } from 'node:crypto';

/**
 * An id made from a message's id: always the same one, so that a retry, or two at once, can
 * never leave two answers, or two conversations, for one message. UUID version 8.
 */
export function derivedId(of: 'answer' | 'conversation', messageId: string): string {
  const hex = createHash('sha256').update(`${of} ${messageId}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
