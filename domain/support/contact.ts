/** Rings of the circle map, from the inside out. The same lists stand in the migration. */
export const CLOSENESS = ['close', 'middle', 'far'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** What a person is good for. */
export const GOOD_FOR = [
  'listen',
  'distract',
  'company',
  'laugh',
  'practical',
  'advice',
  'emergency',
] as const;
export type GoodFor = (typeof GOOD_FOR)[number];

export function isCloseness(value: unknown): value is Closeness {
  return CLOSENESS.some((known) => known === value);
}

export function isGoodFor(value: unknown): value is GoodFor {
  return GOOD_FOR.some((known) => known === value);
}

/** What `tel:` and `sms:` take: a leading plus, digits, star and hash. */
export function dialable(phone: string): string {
  return phone.trim().replaceAll(/(?!^\+)[^\d*#]/g, '');
}

/** What `wa.me` takes: digits of an international number; null where the country is missing. */
export function whatsappNumber(phone: string): string | null {
  const number = dialable(phone);
  return /^\+\d{8,15}$/.test(number) ? number.slice(1) : null;
}
