import { PRESETS } from '#domain/ambient/presets.content.ts';
import { SOUND_TEXTS } from '#domain/ambient/sounds.content.ts';
import { SOUND_IDS } from '#domain/ambient/sounds.ts';
import { PACKS } from '#domain/challenges/packs.ts';
import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import type { CountryLines } from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import type { Entry } from '#domain/search/entry.ts';
import { AMBIENT } from '#web/features/ambient/places.ts';
import { CHALLENGES } from '#web/features/challenges/places.ts';
import { ANSWER_CARDS } from '#web/features/chat/answers/cards.ts';
import { CHAT } from '#web/features/chat/places.ts';
import { CRISIS } from '#web/features/crisis/places.ts';
import { CARDS, addressOf as addressOfLesson } from '#web/features/learning/library/cards.ts';
import { PATH_TEXTS } from '#web/features/learning/library/paths.texts.ts';
import { SERVICES } from '#web/features/resources/directory/services.content.ts';
import { WORKS } from '#web/features/resources/directory/works.content.ts';
import { addressOfSheet, KNOWN_SHEETS } from '#web/features/resources/sheets/sheets.ts';
import { SETTINGS } from '#web/features/settings/places.ts';
import { SETTING_ENTRIES } from '#web/features/settings/search/entries.content.ts';
import { SECTIONS } from '#web/features/settings/sections.ts';
import { addressOf as addressOfTool, KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import { SHELVES } from '#web/games/catalogue.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { type GameId, GAMES } from '#web/games/registry.ts';
import { flowAddress } from '../../home/idea.ts';
import { PLACES } from '../../places/registry.ts';
import { ENTRY_TEXTS, PLACE_WORDS } from '../texts.ts';
import { SPOTS } from './spots.content.ts';

const TOOLS = KNOWN_TOOLS.map(
  (tool): Entry => ({
    id: `tool:${tool.id}`,
    kind: 'tool',
    title: tool.info.title,
    summary: tool.info.lead,
    words: tool.info.words,
    to: addressOfTool(tool),
  }),
);

const GAME_ENTRIES = Object.entries<GameInfo>(GAMES).map(
  ([id, { title, label, skill, paths }]): Entry => ({
    id: `game:${id}`,
    kind: 'game',
    title,
    summary: skill,
    words: `${label} ${SHELVES[id as GameId]?.alsoFoundBy ?? ''}`,
    to: paths[0],
  }),
);

const LESSONS = CARDS.map(
  (card): Entry => ({
    id: `lesson:${card.id}`,
    kind: 'lesson',
    title: card.title,
    summary: card.line,
    words: `${card.words} ${PATH_TEXTS[card.path].title}`,
    to: addressOfLesson(card),
  }),
);

const SHEETS = KNOWN_SHEETS.map(
  (sheet): Entry => ({
    id: `sheet:${sheet.id}`,
    kind: 'sheet',
    title: sheet.title,
    summary: sheet.lead,
    words: `${sheet.words} ${ENTRY_TEXTS.sheetWords}`,
    to: addressOfSheet(sheet),
  }),
);

const ANSWERS = ANSWER_CARDS.map(
  ({ id, ask, words }): Entry => ({
    id: `answer:${id}`,
    kind: 'answer',
    title: ask,
    summary: ENTRY_TEXTS.answer,
    words,
    to: `${CHAT.address}?answer=${id}`,
  }),
);

const FLOWS = FLOW_LIST.map(
  ({ id, name, about }): Entry => ({
    id: `flow:${id}`,
    kind: 'flow',
    title: name,
    summary: about,
    words: '',
    to: flowAddress(id),
  }),
);

const SOUNDS = [
  ...SOUND_IDS.map(
    (id): Entry => ({
      id: `sound:${id}`,
      kind: 'sound',
      title: SOUND_TEXTS[id].title,
      summary: ENTRY_TEXTS.sound,
      words: ENTRY_TEXTS.soundWords,
      to: AMBIENT.address,
    }),
  ),
  ...PRESETS.map(
    ({ id, title, lead }): Entry => ({
      id: `sound:${id}`,
      kind: 'sound',
      title,
      summary: lead,
      words: ENTRY_TEXTS.soundWords,
      to: AMBIENT.address,
    }),
  ),
];

const CHALLENGE_ENTRIES = PACKS.map(
  ({ id, title, line, forWhom }): Entry => ({
    id: `challenge:${id}`,
    kind: 'challenge',
    title,
    summary: line,
    words: `${forWhom} ${ENTRY_TEXTS.challengeWords}`,
    to: `${CHALLENGES.address}/${id}`,
  }),
);

const LINES = CRISIS_DIRECTORY.map((country): Entry => {
  const names = namesOf(country);
  return {
    id: `line:${country.code}`,
    kind: 'line',
    title: ENTRY_TEXTS.lines(country.country),
    summary: names.length > 0 ? names.join(' · ') : ENTRY_TEXTS.noLine(country.emergency),
    words: ENTRY_TEXTS.lineWords,
    to: `${CRISIS.address}#pais-${country.code}`,
  };
});

function namesOf({ lines, violence }: CountryLines): string[] {
  return [...lines, ...(violence ? [violence] : [])].map(({ name, channels }) => {
    const call = channels.find((channel) => channel.kind === 'call');
    return call && !name.includes(call.number) ? `${name}: ${call.number}` : name;
  });
}

const SERVICE_ENTRIES = SERVICES.map(
  ({ id, name, what }): Entry => ({
    id: `service:${id}`,
    kind: 'service',
    title: name,
    summary: what,
    words: '',
    to: '/resources?kind=services',
  }),
);

const WORK_ENTRIES = WORKS.map(
  ({ id, kind, title, by, why }): Entry => ({
    id: `work:${id}`,
    kind: 'work',
    title,
    summary: why,
    words: `${by} ${ENTRY_TEXTS.work[kind]}`,
    to: '/resources?kind=works',
  }),
);

const PLACE_ENTRIES = PLACES.flatMap(({ address, title = '', area, atHome }): Entry[] => {
  const said = PLACE_WORDS[address];
  return said
    ? [
        {
          id: `place:${address.slice(1).replaceAll('/', '-')}`,
          kind: 'place',
          title: atHome?.title ?? title,
          summary: said.summary,
          words: `${title} ${area?.label ?? ''} ${said.words}`,
          to: address,
        },
      ]
    : [];
});

const SPOT_ENTRIES = SPOTS.map(
  (spot): Entry => ({ ...spot, id: `place:${spot.id}`, kind: 'place' }),
);

/** One of them says what the companion is, as a spot does. */
const SETTING_PLACES = SETTING_ENTRIES.filter(({ id }) => id !== 'que-es').map(
  ({ id, section, label, words }): Entry => ({
    id: `place:settings-${id}`,
    kind: 'place',
    title: label,
    summary: ENTRY_TEXTS.setting(SECTIONS[section].label),
    words,
    to: `${SETTINGS.address}#${id}`,
  }),
);

/**
 * Everything there is, made of the registries that the app has anyway. It is what one looks
 * through, and what suggestions are taken from. Fetched with whoever needs it, never with a page.
 */
export const ENTRIES: readonly Entry[] = [
  ...TOOLS,
  ...LESSONS,
  ...GAME_ENTRIES,
  ...SHEETS,
  ...ANSWERS,
  ...FLOWS,
  ...SOUNDS,
  ...CHALLENGE_ENTRIES,
  ...LINES,
  ...SERVICE_ENTRIES,
  ...WORK_ENTRIES,
  ...PLACE_ENTRIES,
  ...SPOT_ENTRIES,
  ...SETTING_PLACES,
];

const BY_ID: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

/** Undefined for one of a later version. */
export const entryOf = (id: string): Entry | undefined => BY_ID.get(id);
