import { expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '#domain/contracts/chat-values.ts';
import { KINDS, nastyMessages } from './messages.ts';

it('makes the same messages from the same seed, and others from another', () => {
  const some = [...nastyMessages(500, 7)];
  expect([...nastyMessages(500, 7)]).toEqual(some);
  expect([...nastyMessages(500, 8)]).not.toEqual(some);
});

it('makes as many as asked, of every kind, none longer than a message may be', () => {
  const texts = new Set<string>();
  const kinds = new Map<string, number>();
  let inDistress = 0;
  for (const message of nastyMessages()) {
    texts.add(message.text);
    kinds.set(message.kind, (kinds.get(message.kind) ?? 0) + 1);
    if (message.inDistress) inDistress += 1;
    expect(message.text.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  }
  expect([...kinds]).toEqual(KINDS.map((kind) => [kind, 2000]));
  expect(inDistress).toBeGreaterThan(5000);
  expect(texts.size).toBeGreaterThan(15_000);
});

it('holds what broke the guard, and what breaks others', () => {
  const all = [...nastyMessages(5000)].map(({ text }) => text).join('\n');
  for (const part of [
    'constructor',
    '__proto__',
    '{x}',
    '\u202e',
    '\u200b',
    '\u20e3',
    'ja'.repeat(900),
  ]) {
    expect(all).toContain(part);
  }
  expect(all).toMatch(/(?<![\ud800-\udbff])[\udc00-\udfff]/);
});
