import type { SheetGroup } from '../sheets/sheet.ts';

/** Where to ask for care. No address: it says in words how to find it. */
export interface Service {
  id: string;
  /** ISO 3166-1 in lower case; null where it is found in many countries. */
  country: string | null;
  needs: readonly SheetGroup[];
  name: string;
  what: string;
  how: string;
  /** From the institution itself or its government, or else a publication. */
  official: boolean;
  /** Day, month or year (ISO 8601) of the source; null when it has no date. */
  checked: string | null;
}

/** A book or a film. */
export interface Work {
  id: string;
  kind: 'book' | 'film';
  needs: readonly SheetGroup[];
  title: string;
  by: string;
  year: number;
  why: string;
  /** What may be hard in it. */
  care?: string;
}
