import { isRecord } from '#web/lib/is-record.ts';

/**
 * The six parts of a safety plan, in order. The method is Stanley and Brown's Safety Planning
 * Intervention; every word on our screens is our own.
 */
export const PART_IDS = [
  'signals',
  'self',
  'company',
  'people',
  'professionals',
  'surroundings',
] as const;
export type PartId = (typeof PART_IDS)[number];

export interface Version {
  /** One idea a line. */
  text: string;
  /** When it was written, ISO 8601; empty for a part that nobody touched. */
  at: string;
}

export interface Part extends Version {
  /** Text of another device that a newer one replaced; kept until the person dismisses it. */
  earlier: Version | null;
}

export type Parts = Readonly<Record<PartId, Part>>;

export interface Plan {
  parts: Parts;
  /** When its person last said that it still serves. */
  reviewedAt: string | null;
}

export const UNTOUCHED: Part = { text: '', at: '', earlier: null };

export const EMPTY_PLAN: Plan = { parts: eachPart(() => UNTOUCHED), reviewedAt: null };

export function eachPart<T>(make: (id: PartId) => T): Record<PartId, T> {
  return {
    signals: make('signals'),
    self: make('self'),
    company: make('company'),
    people: make('people'),
    professionals: make('professionals'),
    surroundings: make('surroundings'),
  };
}

export function isEmptyPlan({ parts }: Plan): boolean {
  return PART_IDS.every((id) => parts[id].text.trim() === '' && !parts[id].earlier);
}

/** The ideas of a part: its lines, without those that say nothing. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A part with one more idea at its end; one that is already there is not said twice. */
export function withLine(text: string, line: string): string {
  if (linesOf(text).includes(line.trim())) return text;
  const before = text.trimEnd();
  return before === '' ? line : `${before}\n${line}`;
}

/** The newest moment at which somebody wrote in it or said that it serves. */
export function lastLookedAt({ parts, reviewedAt }: Plan): string | null {
  const moments = [reviewedAt ?? '', ...PART_IDS.map((id) => parts[id].at)];
  return moments.toSorted().at(-1) || null;
}

/** Reads what a device or an account kept, perhaps in another version. What is not there is empty. */
export function readParts(value: unknown): Parts {
  return eachPart((id) => {
    const part = isRecord(value) ? value[id] : null;
    const version = readVersion(part);
    return version
      ? { ...version, earlier: isRecord(part) ? readVersion(part['earlier']) : null }
      : UNTOUCHED;
  });
}

function readVersion(value: unknown): Version | null {
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  const at = typeof value['at'] === 'string' && isMoment(value['at']) ? value['at'] : '';
  return { text: value['text'], at };
}

export function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
