/** How a sheet of paper is put together: by blocks that one renderer draws on screen and in print. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; title?: string; items: readonly string[]; numbered?: boolean }
  /** Room to write on by hand. */
  | { kind: 'lines'; title: string; hint?: string; count: number }
  /** Short blanks side by side: a date, a name, a number. */
  | { kind: 'fields'; fields: readonly string[] }
  /** `rows` by name, or as many empty ones. The first column holds their names. */
  | {
      kind: 'table';
      title?: string;
      columns: readonly string[];
      rows: readonly string[] | number;
      /** Height of a row on paper. */
      rowMm: number;
    }
  | { kind: 'checks'; title: string; items: readonly string[]; columns?: 2; blanks?: number }
  | { kind: 'scale'; title: string; low: string; high: string }
  /** Empty frames side by side. */
  | { kind: 'boxes'; boxes: readonly { title: string; hint?: string }[]; heightMm: number }
  /** To cut along the dashes, two in a row. */
  | {
      kind: 'cards';
      cards: readonly { title: string; lines: readonly string[] }[];
      heightMm: number;
    }
  | Drawn;

/** What is drawn, and written into by hand. */
export type Drawn =
  | {
      kind: 'wheel';
      title: string;
      families: readonly { name: string; words: readonly string[] }[];
    }
  | { kind: 'figure'; title: string; marks: readonly string[] }
  | { kind: 'thermometer'; title: string; levels: readonly { name: string; hint: string }[] }
  | { kind: 'wave'; title: string; high: string; low: string; time: string }
  | { kind: 'circles'; title: string; rings: readonly string[] }
  | { kind: 'compass'; title: string; areas: readonly string[] }
  | { kind: 'ladder'; title: string; top: string; bottom: string; rungs: number }
  /** To colour in, one for each time. */
  | { kind: 'stones'; title: string; count: number }
  | { kind: 'breath'; title: string; rising: string; falling: string };

export type BlockKind = Block['kind'];

export interface Sheet {
  /** When to leave it, or to do something else first. */
  notFor: string;
  blocks: readonly [Block, ...Block[]];
}

export const SHEET_GROUPS = [
  'now',
  'understand',
  'move',
  'sleep',
  'kind',
  'people',
  'grief',
  'doctor',
] as const;

/** What a sheet is for, which is also what it is fetched with. */
export type SheetGroup = (typeof SHEET_GROUPS)[number];
