/**
 * docs/specification.md §5: what a form field must not carry on. The sentence of
 * docs/specification.md §8 goes to the log, never to a person.
 */
export const MALICIOUS_INPUT = 'Potentially malicious input detected';

const REMOVED: readonly RegExp[] = [
  /<script\b[\s\S]*?(<\/script\s*>|$)/gi,
  /<\/?[a-z][^>]*>/gi,
  /javascript\s*:/gi,
  /\bon[a-z]+\s*=/gi,
];

const SUSPICIOUS: readonly RegExp[] = [
  /\b(select|delete)\b[\s\S]+\bfrom\b/i,
  /\b(insert\s+into|drop\s+table|union\s+select|update\s+\w+\s+set)\b/i,
  /['"]\s*(or|and)\s+['"]?\d+['"]?\s*=/i,
  /\beval\s*\(/i,
];

/**
 * For short fields of forms only (a name): strips markup, and notes what looks like an attack.
 * Nothing is refused for it, and what people write in chat or diary never passes through here:
 * their words are shown escaped instead.
 */
export function inspectInput(text: string): { clean: string; suspicious: boolean } {
  const clean = REMOVED.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return { clean, suspicious: clean !== text || SUSPICIOUS.some((pattern) => pattern.test(text)) };
}
