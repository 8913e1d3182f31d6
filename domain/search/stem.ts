/**
 * Spanish stems, after Martin Porter's Snowball algorithm for Spanish
 * (snowballstem.org/algorithms/spanish/stemmer.html), on words without accents: whoever looks for
 * «cancion» means «canción». The ñ stays a letter of its own.
 */
const VOWEL = /[aeiouü]/;

const PRONOUN =
  /(?:iendo|ando|ar|er|ir|yendo)(selas|selos|sela|selo|las|les|los|nos|me|se|la|le|lo)$/;

/** Endings of nouns and adjectives with what stands for them, and whether they need R1 instead of R2. */
const ENDINGS: readonly [RegExp, string, 'r1' | 'r2'][] = [
  [/amente$/, '', 'r1'],
  [/(?:logia|logias)$/, 'log', 'r2'],
  [/(?:ucion|uciones)$/, 'u', 'r2'],
  [/(?:encia|encias)$/, 'ente', 'r2'],
  [/(?:adora|ador|acion|adoras|adores|aciones|ante|antes|ancia|ancias)$/, '', 'r2'],
  [
    /(?:anza|anzas|ico|ica|icos|icas|ismo|ismos|able|ables|ible|ibles|ista|istas|oso|osa|osos|osas|amiento|amientos|imiento|imientos)$/,
    '',
    'r2',
  ],
  [/mente$/, '', 'r2'],
  [/(?:idad|idades)$/, '', 'r2'],
  [/(?:iva|ivo|ivas|ivos)$/, '', 'r2'],
];

const VERB_Y = /(?:ya|ye|yan|yen|yeron|yendo|yo|yas|yes|yais|yamos)$/;
const VERB =
  /(?:arian|arias|aran|aras|ariais|aria|areis|ariamos|aremos|ara|are|erian|erias|eran|eras|eriais|eria|ereis|eriamos|eremos|era|ere|irian|irias|iran|iras|iriais|iria|ireis|iriamos|iremos|ira|ire|aba|ada|ida|ia|ara|iera|ad|ed|id|ase|iese|aste|iste|an|aban|ian|aran|ieran|asen|iesen|aron|ieron|ado|ido|ando|iendo|io|ar|er|ir|as|abas|adas|idas|ias|aras|ieras|ases|ieses|is|ais|abais|iais|arais|ierais|aseis|ieseis|asteis|isteis|ados|idos|amos|abamos|iamos|imos|aramos|ieramos|iesemos|asemos)$/;
const VERB_E = /(?:en|es|eis|emos)$/;
const REST = /(?:os|a|o|i)$/;

const known = new Map<string, string>();
/** Whoever writes for years uses some tens of thousands of words. */
const MOST_KNOWN = 50_000;

/** @param word folded */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = stemOf(word);
  known.set(word, found);
  return found;
}

/** What looks like a form of a verb and is none: a "marido" has nothing to do with "mar". */
const NO_VERBS: ReadonlySet<string> = new Set(['marido', 'maridos']);

function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (NO_VERBS.has(word)) return word.replace(/s$/, '');
  const [rv, r1, r2] = [
    startOfRv(word),
    startAfter(word, 0),
    startAfter(word, startAfter(word, 0)),
  ];
  const cut = (text: string, ending: string, into = '') =>
    text.slice(0, text.length - ending.length) + into;
  let text = word;

  const pronoun = PRONOUN.exec(text)?.[1];
  if (pronoun !== undefined && text.length - pronoun.length >= rv) text = cut(text, pronoun);

  const afterNoun = withoutEnding(text, r1, r2);
  if (afterNoun === text) {
    const [y] = VERB_Y.exec(text.slice(rv)) ?? [];
    const [verb] = VERB.exec(text.slice(rv)) ?? [];
    const [e] = VERB_E.exec(text.slice(rv)) ?? [];
    if (y !== undefined && text.charAt(text.length - y.length - 1) === 'u') text = cut(text, y);
    else if (verb !== undefined) text = cut(text, verb);
    else if (e !== undefined) {
      text = cut(text, e);
      if (text.endsWith('gu')) text = text.slice(0, -1);
    }
  } else text = afterNoun;

  const [rest] = REST.exec(text.slice(rv)) ?? [];
  if (rest !== undefined) return cut(text, rest);
  if (text.slice(rv).endsWith('e')) {
    text = text.slice(0, -1);
    if (text.endsWith('gu') && text.length - 1 >= rv) text = text.slice(0, -1);
  }
  return text;
}

function withoutEnding(text: string, r1: number, r2: number): string {
  for (const [ending, into, region] of ENDINGS) {
    const found = ending.exec(text)?.[0];
    if (found === undefined) continue;
    const begins = text.length - found.length;
    if (begins < (region === 'r1' ? r1 : r2)) return text;
    return text.slice(0, begins) + into;
  }
  return text;
}

/** Behind the first consonant after a vowel, counted from a place. */
function startAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1) {
    if (!VOWEL.test(word.charAt(at)) && VOWEL.test(word.charAt(at - 1))) return at + 1;
  }
  return word.length;
}

function startOfRv(word: string): number {
  const isVowel = (at: number) => VOWEL.test(word.charAt(at));
  const firstFrom = (at: number, wanted: boolean) => {
    let place = at;
    while (place < word.length && isVowel(place) !== wanted) place += 1;
    return Math.min(place + 1, word.length);
  };
  if (!isVowel(1)) return firstFrom(2, true);
  if (isVowel(0)) return firstFrom(2, false);
  return Math.min(3, word.length);
}
