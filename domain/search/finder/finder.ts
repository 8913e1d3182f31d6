import type { Entry, EntryKind } from '../entry.ts';
import type { Meaning } from '../meanings/meaning.ts';
import { stem } from '../stem.ts';
import { isEmptyWord } from '../telling.ts';
import { type Word, wordsOf } from '../words.ts';
import { type Alike, Vocabulary } from './alike.ts';
import { isAboutDeath, speaksOfDeath } from './death.ts';
import { isTalkative, saysEnough, worthBesideMeaning } from './enough.ts';
import { type HeardMeaning, MeaningEar } from './hear-meanings.ts';
import { isEmptyAsSpoken } from './spoken-empty.ts';

/** What a hit is worth, by where the word stands. */
const WORTH = { title: 3, words: 2, summary: 1 };
/** The best entry for a meaning, in the measure of a rare word in a title; each next one a little less. */
const FIRST_WORTH = 16;
const FIRST_STEP = 1.1;
/** Danger comes before all else that the words may mean. */
const SERIOUS_MORE = 1.6;
/** So surely must danger be heard to count as such: not by a word that only looks alike. */
const SERIOUS_SURE = 0.7;
/** One word says less than a phrase that was heard beside it. */
const BESIDE_A_PHRASE = 0.55;
/** The words that a meaning stands for say less than those that were typed. */
const MEANT = 0.5;
/** Words of a phrase that was understood as a whole say less one by one: "ojo" of "no pego ojo". */
const IN_A_PHRASE = 0.3;
/** Of two entries that say the same words, the one that can be done comes first. */
const KIND_WORTH: Partial<Record<EntryKind, number>> = {
  tool: 1.06,
  lesson: 1.02,
  work: 0.8,
  service: 0.8,
  line: 0.9,
};
/** So much of the best is near enough to be shown. */
const NEAR_ENOUGH = 0.22;
const MOST = 30;
/** So many come nearest where nothing answers. */
const MOST_NEAR = 5;
/** A sentence of so many telling words that nothing answers is for somebody who listens. */
const SENTENCE_FROM = 3;
const LISTENER = 'place:chat';
/** What shares a word with such a sentence must at least share it loudly. */
const LOUD_NEAR = 10;
/** What can be tried without having been asked for. */
const isHarmless = (kind: EntryKind) => !isTalkative(kind) && kind !== 'line';

export interface Hit {
  entry: Entry;
  score: number;
  /** The words of the search that led here by their meaning; null where the entry says them itself. */
  because: string | null;
}

export interface Findings {
  /** Best first. */
  hits: readonly Hit[];
  /** Nothing was found: these come nearest, by words that only look alike. */
  isGuess: boolean;
  /** The words say that there may be danger. */
  isSerious: boolean;
}

const NOTHING: Findings = { hits: [], isGuess: false, isSerious: false };

/** Looks through everything there is. An index in memory: it holds our own words, never a search. */
export function createFinder(entries: readonly Entry[], meanings: readonly Meaning[]) {
  const vocabulary = new Vocabulary();
  /** Stem → place of the entry → what it is worth there. */
  const index = new Map<string, Map<number, number>>();
  const placeOf = new Map(entries.map(({ id }, at) => [id, at]));

  for (const [at, { title, summary, words }] of entries.entries()) {
    for (const [text, worth] of [
      [title, WORTH.title],
      [words, WORTH.words],
      [summary, WORTH.summary],
    ] as const) {
      for (const { folded } of wordsOf(text)) {
        vocabulary.add(folded);
        const of = stem(folded);
        const there = index.get(of) ?? new Map<number, number>();
        if ((there.get(at) ?? 0) < worth) there.set(at, worth);
        index.set(of, there);
      }
    }
  }
  const ear = new MeaningEar(meanings, vocabulary);
  const isOfDeath = entries.map(isAboutDeath);

  const rarity = (of: string) => Math.log(1 + entries.length / (index.get(of)?.size ?? 1));

  /** What one word is worth at each entry. */
  function worthOf(alike: Alike): Map<number, number> {
    const worth = new Map<number, number>();
    for (const [of, sure] of alike) {
      for (const [at, there] of index.get(of) ?? []) {
        worth.set(at, Math.max(worth.get(at) ?? 0, there * sure * rarity(of)));
      }
    }
    return worth;
  }

  /** @param isBeside it is a word, and a phrase was heard in the same search */
  function meantBy({ meaning, sure }: HeardMeaning, isBeside: boolean): Map<number, number> {
    const worth = new Map<number, number>();
    const weight =
      sure *
      (meaning.serious && sure >= SERIOUS_SURE ? SERIOUS_MORE : 1) *
      (isBeside ? BESIDE_A_PHRASE : 1);
    const meant = [...new Set(wordsOf(meaning.words).map(({ folded }) => stem(folded)))];
    for (const of of meant) {
      for (const [at, there] of index.get(of) ?? []) {
        const more = (there * rarity(of) * MEANT * weight) / Math.sqrt(meant.length);
        worth.set(at, (worth.get(at) ?? 0) + more);
      }
    }
    for (const [rank, id] of meaning.first.split(' ').entries()) {
      const at = placeOf.get(id);
      if (at === undefined) continue;
      worth.set(at, (worth.get(at) ?? 0) + (FIRST_WORTH - FIRST_STEP * rank) * weight);
    }
    return worth;
  }

  function read(query: string) {
    const words = wordsOf(query);
    const goesOn = /[\p{L}\p{N}]$/u.test(query);
    const alike = words.map(({ folded }, at) => {
      const isLast = goesOn && at === words.length - 1;
      // "no" at the end of a sentence is no beginning of "noche".
      return vocabulary.alike(folded, isLast && (at === 0 || !isEmptyWord(folded)));
    });
    const heard = ear.hear(words, alike);
    const isTelling = words.map(
      ({ folded }, at) =>
        !isEmptyWord(folded) && !(alike[at]?.size === 0 && isEmptyAsSpoken(folded)),
    );
    if (!isTelling.includes(true) && heard.length === 0) isTelling.fill(true);
    return { words, alike, heard, isTelling, asked: isTelling.filter(Boolean).length || 1 };
  }

  type Reading = ReturnType<typeof read>;

  /** @param loosely whatever shares a word, to tell what comes nearest */
  function find(query: string, loosely = false, reading: Reading = read(query)): Findings {
    const { words, alike, heard, isTelling, asked } = reading;
    const direct = words.map((_, at) => (isTelling[at] ? worthOf(alike[at] ?? new Map()) : null));
    const inPhrase = new Set(heard.flatMap(({ places }) => (places.length > 1 ? [...places] : [])));
    const tellingIn = (places: readonly number[]) => places.filter((at) => isTelling[at]).length;
    const isPhrase = ({ places }: HeardMeaning) => places.length > 2 || tellingIn(places) > 1;
    const isPhraseHeard = heard.some(isPhrase);
    const isMeaningHeard = isPhraseHeard || (heard.length > 0 && asked >= SENTENCE_FROM);
    const isUnderstood = heard.some(
      ({ places }) => places.length > 1 && 2 * tellingIn(places) >= Math.min(asked, 4),
    );
    const meant = heard.map((one) => ({
      ...one,
      worth: meantBy(one, isPhraseHeard && !isPhrase(one)),
      names: new Set(one.meaning.first.split(' ')),
    }));
    const candidates = new Set([
      ...direct.flatMap((worth) => [...(worth?.keys() ?? [])]),
      ...meant.flatMap(({ worth }) => [...worth.keys()]),
    ]);
    const ofDeath =
      speaksOfDeath(words) || heard.some(({ meaning }) => speaksOfDeath(wordsOf(meaning.words)));

    const hits = [...candidates].flatMap((at): Hit[] => {
      const entry = entries[at];
      if (!entry) return [];
      const answered = new Set<number>();
      let said = 0;
      for (const [place, worth] of direct.entries()) {
        const here = worth?.get(at);
        if (here === undefined) continue;
        said += inPhrase.has(place) ? here * IN_A_PHRASE : here;
        answered.add(place);
      }
      const inWords = { answered: answered.size, said, asked };
      let most: HeardMeaning | null = null;
      let fromMeaning = 0;
      let mostWorth = 0;
      for (const one of meant) {
        const here = one.worth.get(at) ?? 0;
        if (here === 0) continue;
        fromMeaning += here;
        for (const place of one.places) if (isTelling[place]) answered.add(place);
        if (here > mostWorth) [most, mostWorth] = [one, here];
      }
      const isNamed = meant.some(({ names }) => names.has(entry.id));
      const isMeant = isUnderstood
        ? meant.some((one) => isPhrase(one) && one.names.has(entry.id))
        : isNamed;
      if (isOfDeath[at] && !isNamed && !ofDeath) return [];
      const isShown = loosely
        ? isHarmless(entry.kind) && (asked < SENTENCE_FROM || said >= LOUD_NEAR)
        : fromMeaning > 0 || saysEnough(entry.kind, inWords);
      if (!isShown) return [];
      const share = Math.min(1, answered.size / asked);
      const score =
        (said * (KIND_WORTH[entry.kind] ?? 1) + fromMeaning) *
        (0.35 + 0.65 * share) *
        (isMeant || !isMeaningHeard ? 1 : worthBesideMeaning(entry.kind, inWords, isUnderstood));
      const because = most && fromMeaning > said ? typedAt(query, words, most) : null;
      return [{ entry, score, because }];
    });
    return {
      hits: nearEnough(hits),
      isGuess: false,
      isSerious: heard.some(({ meaning, sure }) => meaning.serious && sure >= SERIOUS_SURE),
    };
  }

  /** Who listens to a whole sentence, what shares a word with it, what is spelled alike. */
  function nearest(query: string, reading: Reading): Findings {
    const { words, isTelling, asked } = reading;
    const at = asked >= SENTENCE_FROM ? placeOf.get(LISTENER) : undefined;
    const listener = at === undefined ? undefined : entries[at];
    const sharing = find(query, true, reading).hits;
    const hits = sharing.length > 0 ? sharing : find(spelledAlike(words, isTelling), true).hits;
    const guessed: Hit[] = hits
      .filter(({ entry }) => entry.id !== LISTENER)
      .map((hit) => ({ ...hit, because: null }));
    if (listener) guessed.unshift({ entry: listener, score: 0, because: null });
    return {
      hits: guessed.slice(0, listener ? 3 : MOST_NEAR),
      isGuess: true,
      isSerious: false,
    };
  }

  /** The known words that look most like those of a search. */
  function spelledAlike(words: readonly Word[], isTelling: readonly boolean[]): string {
    const likely = words.flatMap(({ folded }, at) =>
      isTelling[at] ? (vocabulary.nearest(folded) ?? []) : [],
    );
    return `${likely.join(' ')} `;
  }

  return {
    /** What answers a search; what looks nearest where nothing does. */
    find(this: void, query: string): Findings {
      if (query.trim() === '') return NOTHING;
      const reading = read(query);
      const found = find(query, false, reading);
      return found.hits.length > 0 ? found : nearest(query, reading);
    },
  };
}

function nearEnough(hits: readonly Hit[]): readonly Hit[] {
  const sorted = hits.toSorted((one, other) => other.score - one.score);
  const best = sorted[0]?.score ?? 0;
  const seen = new Set<string>();
  return sorted
    .filter(({ score, entry }) => {
      // A game that is a tool as well is one thing.
      const isTwice = (entry.kind === 'tool' || entry.kind === 'game') && seen.has(entry.to);
      seen.add(entry.to);
      return score >= best * NEAR_ENOUGH && !isTwice;
    })
    .slice(0, MOST);
}

function typedAt(
  query: string,
  words: readonly { from: number; to: number }[],
  heard: HeardMeaning,
) {
  const from = words[Math.min(...heard.places)]?.from ?? 0;
  const to = words[Math.max(...heard.places)]?.to ?? query.length;
  return query.slice(from, to);
}
