/** Where a piece is worn; one piece in each. The same list stands in SQL `worn_pieces`. */
export const SLOTS = [
  'fur',
  'head',
  'eyes',
  'ears',
  'neck',
  'body',
  'paw',
  'limb',
  'seat',
  'stone',
  'card',
] as const;
export type Slot = (typeof SLOTS)[number];

/** The beginning of an id says what kind of thing it is. */
export type PieceId = `${'background' | 'nilo' | 'sounds' | 'card' | 'stone'}:${string}`;

export interface Piece {
  id: PieceId;
  name: string;
  /** In tokens; 0 where everybody has it. */
  price: number;
  /** Absent where it is not worn: a background, a mix of sounds. */
  slot?: Slot;
  /** No longer offered; who owns it keeps it, and sees it. */
  withdrawn?: true;
  /** Forms it comes in, by a short code. */
  choices?: readonly { code: string; name: string }[];
}

/** What an id says after its kind: the name of the drawing, of the background, of the mix. */
export function nameOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

export function isSlot(value: string): value is Slot {
  return (SLOTS as readonly string[]).includes(value);
}
