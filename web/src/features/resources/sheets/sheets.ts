import type { BlockKind, Sheet, SheetGroup } from './sheet.ts';
import { SHEET_TEXTS, type SheetId } from './sheets.texts.ts';

/** What a list needs of a sheet; the sheet itself comes with its group. */
interface SheetInfo {
  group: SheetGroup;
  /** The kinds of its blocks from top to bottom: the list draws a small page out of them. */
  shape: readonly BlockKind[];
}

const SHEETS: Readonly<Record<SheetId, SheetInfo>> = {
  'safety-plan': {
    group: 'now',
    shape: ['lines', 'lines', 'lines', 'table', 'fields', 'lines', 'lines'],
  },
  'panic-card': { group: 'now', shape: ['text', 'cards', 'lines'] },
  'breathing-card': { group: 'now', shape: ['breath', 'list', 'cards', 'table'] },
  'urge-wave-log': { group: 'now', shape: ['wave', 'lines', 'checks', 'table'] },
  'anger-thermometer': { group: 'now', shape: ['thermometer', 'lines', 'boxes'] },
  'thought-record': {
    group: 'understand',
    shape: ['fields', 'lines', 'lines', 'lines', 'boxes', 'lines', 'lines', 'scale'],
  },
  'mood-week': { group: 'understand', shape: ['text', 'table', 'lines', 'lines'] },
  'emotion-wheel': { group: 'understand', shape: ['wheel', 'lines', 'lines'] },
  'body-signals': { group: 'understand', shape: ['figure', 'table', 'lines'] },
  'worry-hour': { group: 'understand', shape: ['list', 'fields', 'table', 'lines'] },
  'week-plan': { group: 'move', shape: ['text', 'table', 'lines', 'lines'] },
  'one-small-step': {
    group: 'move',
    shape: ['lines', 'ladder', 'fields', 'lines', 'lines', 'scale'],
  },
  'problem-solving': {
    group: 'move',
    shape: ['lines', 'lines', 'table', 'lines', 'fields', 'boxes'],
  },
  'exposure-ladder': { group: 'move', shape: ['lines', 'ladder', 'list', 'table'] },
  'values-compass': { group: 'move', shape: ['compass', 'lines', 'lines', 'lines'] },
  'habit-tracker': { group: 'move', shape: ['fields', 'text', 'stones', 'boxes', 'lines'] },
  'sleep-diary': { group: 'sleep', shape: ['text', 'table', 'table', 'lines'] },
  'night-card': { group: 'sleep', shape: ['text', 'cards', 'lines'] },
  'screen-free-evening': { group: 'sleep', shape: ['fields', 'checks', 'lines', 'table', 'lines'] },
  'empty-the-head': { group: 'sleep', shape: ['lines', 'boxes', 'fields', 'lines'] },
  gratitude: { group: 'kind', shape: ['text', 'table', 'lines', 'lines'] },
  'letter-to-myself': {
    group: 'kind',
    shape: ['text', 'fields', 'lines', 'lines', 'lines', 'lines', 'lines'],
  },
  'self-compassion-break': {
    group: 'kind',
    shape: ['lines', 'lines', 'lines', 'boxes', 'checks', 'scale'],
  },
  'what-to-say': { group: 'people', shape: ['text', 'cards'] },
  'people-map': { group: 'people', shape: ['circles', 'lines', 'lines', 'lines'] },
  boundaries: { group: 'people', shape: ['lines', 'checks', 'boxes', 'list', 'lines', 'lines'] },
  'caring-for-carers': {
    group: 'people',
    shape: ['lines', 'table', 'checks', 'lines', 'lines', 'fields'],
  },
  'friend-in-danger': { group: 'people', shape: ['list', 'boxes', 'fields', 'lines', 'lines'] },
  'grief-letter': {
    group: 'grief',
    shape: ['fields', 'lines', 'lines', 'lines', 'lines', 'lines'],
  },
  'first-days': { group: 'grief', shape: ['text', 'checks', 'checks', 'checks', 'table', 'lines'] },
  'hard-dates': { group: 'grief', shape: ['table', 'lines', 'checks', 'boxes', 'lines'] },
  'medicine-questions': { group: 'doctor', shape: ['fields', 'checks', 'lines', 'lines', 'table'] },
  appointment: {
    group: 'doctor',
    shape: ['fields', 'lines', 'table', 'lines', 'lines', 'lines', 'lines'],
  },
  'early-signs': { group: 'doctor', shape: ['text', 'table', 'fields', 'lines'] },
};

const CONTENT: Readonly<Record<SheetGroup, () => Promise<{ SHEETS: Record<string, Sheet> }>>> = {
  now: () => import('./content/now.content.ts'),
  understand: () => import('./content/understand.content.ts'),
  move: () => import('./content/move.content.ts'),
  sleep: () => import('./content/sleep.content.ts'),
  kind: () => import('./content/kind.content.ts'),
  people: () => import('./content/people.content.ts'),
  grief: () => import('./content/grief.content.ts'),
  doctor: () => import('./content/doctor.content.ts'),
};

export interface KnownSheet extends SheetInfo {
  id: SheetId;
  title: string;
  lead: string;
  words: string;
}

/** Every sheet there is, in the order of the list. */
export const KNOWN_SHEETS: readonly KnownSheet[] = (Object.keys(SHEETS) as SheetId[]).map((id) => ({
  id,
  ...SHEETS[id],
  ...SHEET_TEXTS[id],
}));

export function findSheet(id: string | undefined): KnownSheet | null {
  return KNOWN_SHEETS.find((sheet) => sheet.id === id) ?? null;
}

export const addressOfSheet = ({ id }: KnownSheet) => `/resources/${id}`;

/** Fetches the sheets of its group, once. */
export async function loadSheet({ id, group }: KnownSheet): Promise<Sheet> {
  const { SHEETS: sheets } = await CONTENT[group]();
  const sheet = sheets[id];
  if (!sheet) throw new Error(`no sheet ${id} in ${group}`);
  return sheet;
}
