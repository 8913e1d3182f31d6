import type { Entry, EntryKind } from '../entry.ts';
import type { Meaning } from '../meanings/meaning.ts';
import { stem } from '../stem.ts';
import { isEmptyWord } from '../telling.ts';
import { wordsOf } from '../words.ts';
import { type Alike, Vocabulary } from './alike.ts';
import { type HeardMeaning, MeaningEar } from './hear-meanings.ts';

/** What a hit is worth, by where the word stands. */
const WORTH = { title: 3, words: 2, summary: 1 };
/** The best entry for a meaning, in the measure of a rare word in a title; each next one a little less. */
const FIRST_WORTH = 16;
const FIRST_STEP = 1.1;
/** The words that a meaning stands for say less than those that were typed. */
const MEANT = 0.5;
/** Words of a phrase that was understood as a whole say less one by one: "ojo" of "no pego ojo". */
const IN_A_PHRASE = 0.3;
/** Of two entries that say the same, the one that can be done comes first. */
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
}

const NOTHING: Findings = { hits: [], isGuess: false };

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

  function meantBy({ meaning, sure }: HeardMeaning): Map<number, number> {
    const worth = new Map<number, number>();
    const meant = [...new Set(wordsOf(meaning.words).map(({ folded }) => stem(folded)))];
    for (const of of meant) {
      for (const [at, there] of index.get(of) ?? []) {
        const more = (there * rarity(of) * MEANT * sure) / Math.sqrt(meant.length);
        worth.set(at, (worth.get(at) ?? 0) + more);
      }
    }
    for (const [rank, id] of meaning.first.split(' ').entries()) {
      const at = placeOf.get(id);
      if (at === undefined) continue;
      worth.set(at, (worth.get(at) ?? 0) + (FIRST_WORTH - FIRST_STEP * rank) * sure);
    }
    return worth;
  }

  function find(query: string): Findings {
    const words = wordsOf(query);
    const goesOn = /[\p{L}\p{N}]$/u.test(query);
    const alike = words.map(({ folded }, at) =>
      vocabulary.alike(folded, goesOn && at === words.length - 1),
    );
    const heard = ear.hear(words, alike);
    const isTelling = words.map(({ folded }) => !isEmptyWord(folded));
    if (!isTelling.includes(true) && heard.length === 0) isTelling.fill(true);

    const direct = words.map((_, at) => (isTelling[at] ? worthOf(alike[at] ?? new Map()) : null));
    const inPhrase = new Set(heard.flatMap(({ places }) => (places.length > 1 ? [...places] : [])));
    const meant = heard.map((one) => ({ ...one, worth: meantBy(one) }));
    const candidates = new Set([
      ...direct.flatMap((worth) => [...(worth?.keys() ?? [])]),
      ...meant.flatMap(({ worth }) => [...worth.keys()]),
    ]);
    const asked = isTelling.filter(Boolean).length || 1;

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
      const share = Math.min(1, answered.size / asked);
      const score = (said + fromMeaning) * (0.35 + 0.65 * share) * (KIND_WORTH[entry.kind] ?? 1);
      const because = most && fromMeaning > said ? typedAt(query, words, most) : null;
      return [{ entry, score, because }];
    });
    return { hits: nearEnough(hits), isGuess: false };
  }

  function nearest(query: string): Findings {
    const likely = wordsOf(query)
      .filter(({ folded }) => !isEmptyWord(folded))
      .flatMap(({ folded }) => vocabulary.nearest(folded) ?? []);
    const { hits } = likely.length > 0 ? find(`${likely.join(' ')} `) : NOTHING;
    return { hits: hits.slice(0, 5).map((hit) => ({ ...hit, because: null })), isGuess: true };
  }

  return {
    /** What answers a search; what looks nearest where nothing does. */
    find(this: void, query: string): Findings {
      if (query.trim() === '') return NOTHING;
      const found = find(query);
      return found.hits.length > 0 ? found : nearest(query);
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
