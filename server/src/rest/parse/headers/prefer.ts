import { errors } from '../../respond/errors.ts';

/** The `Prefer` header (RFC 7240) as far as PostgREST knows it. */
export interface Preferences {
  return: 'minimal' | 'representation' | 'headers-only' | null;
  /** `planned` and `estimated` are answered exactly too. */
  count: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missingDefault: boolean;
  maxAffected: number | null;
  /** What the answer says was honoured. */
  applied: readonly string[];
}

const NONE: Preferences = {
  return: null,
  count: false,
  resolution: null,
  missingDefault: false,
  maxAffected: null,
  applied: [],
};

const KNOWN: Record<string, (value: string) => Partial<Preferences> | null> = {
  return: (value) =>
    value === 'minimal' || value === 'representation' || value === 'headers-only'
      ? { return: value }
      : null,
  count: (value) => (/^(?:exact|planned|estimated)$/u.test(value) ? { count: true } : null),
  resolution: (value) =>
    value === 'merge-duplicates' || value === 'ignore-duplicates' ? { resolution: value } : null,
  missing: (value) =>
    value === 'default' || value === 'null' ? { missingDefault: value === 'default' } : null,
  handling: (value) => (value === 'strict' || value === 'lenient' ? {} : null),
  'max-affected': (value) => (/^\d{1,9}$/u.test(value) ? { maxAffected: Number(value) } : null),
  // Each request is committed; asking for that is fine, asking for a rollback is not.
  tx: (value) => (value === 'commit' ? {} : null),
};

/** @throws DataApiError PGRST122 for an unknown preference, when `handling=strict` is among them */
export function parsePrefer(header: string | undefined): Preferences {
  if (header === undefined || header === '') return NONE;
  const preferences: Preferences = { ...NONE };
  const applied = new Map<string, string>();
  const invalid: string[] = [];
  for (const part of header.split(',')) {
    const text = part.trim();
    if (text === '') continue;
    const [name = '', value = ''] = text.split('=', 2);
    const known = Object.hasOwn(KNOWN, name) ? KNOWN[name]?.(value) : null;
    if (!known) invalid.push(text);
    // The first one of a kind counts, as in PostgREST.
    else if (!applied.has(name)) {
      applied.set(name, text);
      Object.assign(preferences, known);
    }
  }
  const strict = applied.get('handling') === 'handling=strict';
  if (strict && invalid.length > 0) throw errors.preferences(invalid);
  if (!strict) {
    preferences.maxAffected = null;
    applied.delete('max-affected');
  }
  return { ...preferences, applied: [...applied.values()] };
}
