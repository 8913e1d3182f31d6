import type { Told } from '../address/told.ts';
import { clausesOf, withAccents } from './clauses.ts';
import { AMBIGUOUS, TO_YOU } from './verb-table.ts';
import { HARSH, NOT_VERBS, SHIFTABLE_STARTS } from './verbs.content.ts';

const LONGEST = 15;
const SHORTEST = 3;
const STARTS = SHIFTABLE_STARTS.split('|');
const NOT_A_VERB = new Set(NOT_VERBS.split(' '));
const ADDRESSES_US = /^(?:te|tú|tu|ti|contigo|vos|usted|eres|sos|nilo|dime|dame|oye|mira)$/u;
const WE = /^(?:nos|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|somos)$|(?:[aei]mos)$/u;
/** "Tenía 14 años": said of whoever the talk is about. */
const AGE =
  /\btenía (?:\d+|como|casi|apenas|solo|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) /u;
/** With "me" these are nearly always somebody else's doing. */
const OTHERS_DID =
  /^(?:dolía|gustaba|daba|parecía|decía|faltaba|encantaba|hacía|miraba|importaba|costaba|pasaba|tocaba|quería|ayudaba|trataba|pegaba|gritaba|llamaba|mandaba|preocupaba|molestaba|cuidaba|esperaba|contaba|escribía)$/u;
/** "Duerme" is no "duer" with a "me". */
const LOOKS_ENCLITIC = /^(?:duerme|(?:a|con)?firme|(?:des)?arme|alarme|enferme)$/u;
/** "Buscando", "dejarlo": not "mando" or "atiendo". */
const NOT_FINITE =
  /^(?!(?:de)?mando$|(?:a|en|ex|con)?(?:tiendo|ciendo)$|defiendo$)\p{L}{2,}(?:ando|iendo|yendo|[aei]rl[aeo]s?)$/u;
const OTHERS = /(?:^|\s)(?:mi|mis|él|ella|el|la|los|las|ellos|ellas|alguien|nadie|un|una)\s/u;

/** What is "mine", as the mark of what is "yours". */
const POSSESSIVES = new Map([
  ['mi', 'tu'],
  ['mis', 'tus'],
  ['mí', 'ti'],
  ['conmigo', 'contigo'],
  ['mío', 'tuyo'],
  ['mía', 'tuya'],
  ['míos', 'tuyos'],
  ['mías', 'tuyas'],
]);

/**
 * The person's own words turned towards them: "me siento sola en esta ciudad" → the marks
 * "te|te|se" and "sientes|sentís|siente", and the rest as it was written. Null when the turn might
 * not be Spanish: then the feeling or the matter is named instead.
 */
export function shiftToYou(text: string): Told | null {
  return bestOf(turnedClauses(text, false)) ?? bestOf(turnedClauses(text, true));
}

/** The clause that tells most of the person: their own verb, and some length. */
function bestOf(turned: readonly Told[]): Told | null {
  const weight = (told: Told) => {
    const own = told.some((piece) =>
      'mark' in piece ? /^t[ei]/u.test(piece.mark) : /\bno\b/u.test(piece.words),
    );
    const length = told
      .map((piece) => ('mark' in piece ? '' : piece.words))
      .join('')
      .split(' ').length;
    return (own ? 1 : 0) + Math.min(length, 10) / 10;
  };
  return turned.toSorted((x, y) => weight(y) - weight(x))[0] ?? null;
}

function turnedClauses(text: string, fine: boolean): Told[] {
  const unaccented = !/[áéíóú]/iu.test(text);
  const whole = text.toLowerCase();
  return clausesOf(withoutQuestions(text), fine)
    .map((told) => {
      // "que me siento sola" answers "what?"; a wish ("que me llame") is no statement.
      const clause = told.replace(
        /^que (?=(?:no )?(?:mi|me siento|estoy|tengo|siempre|ya no|llevo)\b)/u,
        '',
      );
      return shiftClause(unaccented ? restored(clause) : withAccents(clause), whole);
    })
    .filter((told) => told !== null)
    .filter((told) => told.some((piece) => 'mark' in piece));
}

/** A question is asked of us; it is not said back. */
function withoutQuestions(text: string): string {
  return text.replace(/¿[^?]*\?|[^.!?¿\n,;]*\?/gu, ' ');
}

/** Whether a message speaks of the one who writes: "mi", "me", a verb of the first person. */
export function speaksOfSelf(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => /^(?:yo|me|mi|mis|mí|conmigo|nos)$/u.test(word) || TO_YOU.has(word));
}

function shiftClause(clause: string, whole: string): Told | null {
  const words = clause
    .split(' ')
    .filter((word, at, all) => word !== 'yo' || at > 0 || !all[at + 1]);
  if (words.length < SHORTEST || words.length > LONGEST) return null;
  const lower = words.join(' ').toLowerCase();
  if (!STARTS.some((start) => lower.startsWith(`${start} `)) && !beginsWithOwnVerb(lower))
    return null;
  if (words.some((word) => ADDRESSES_US.test(word) || WE.test(word))) return null;
  if (HARSH.test(lower)) return null;
  // "Dice que lo deje" may be said to the one who writes or of somebody else.
  if (
    /\b(?:dicen?|dijo|dijeron|quieren?|piden?|pidió|esperan?|prefieren?) que (?:\S+ ){0,3}?\p{L}+(?:e|g[au]e?|(?<![bí])a)(?:\s|$)/u.test(
      lower,
    )
  )
    return null;
  // "no me dejes" asks something of us; "mi hermano capaz" says nothing of anybody.
  if (/^no me \S+s\b/u.test(lower)) return null;
  if (
    /^mis? /u.test(lower) &&
    words.length < 5 &&
    !/ (?:me|no|se|es|est[áa]|murió|tiene) /u.test(lower)
  )
    return null;
  // A stub at the end ("siento que") says nothing back.
  if (
    /\s(?:que|de|con|por|para|a|en|y|o|mi|mis|como|muy|tan|no|el|la|un|una|su|se|me|qué|cómo|cuándo|dónde|si)$/u.test(
      lower,
    )
  )
    return null;
  const turned: Told[number][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = shiftWord(words, at, whole);
    if (word === null) return null;
    if (at > 0) turned.push({ words: ' ' });
    turned.push(...word);
  }
  return turned;
}

/** "Vine de Venezuela", "ayer le presté dinero". */
function beginsWithOwnVerb(clause: string): boolean {
  const rest = clause.replace(
    /^(?:(?:no|ya|hoy|ayer|anoche|después|luego|también|le|les|lo|la|los|las|se lo|se la) )+/u,
    '',
  );
  const [first = ''] = rest.split(' ');
  return TO_YOU.has(first) && !AMBIGUOUS.has(first) && first !== 'como';
}

/** "Me" as the reflexive, and as the one to whom something is done. */
const TO_THEM: Told = [{ mark: 'te|te|se' }];
const TO_ONE: Told = [{ mark: 'te' }];

function asWritten(words: string): Told {
  return [{ words }];
}

function shiftWord(words: readonly string[], at: number, whole: string): Told | null {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const possessive = POSSESSIVES.get(word);
  if (possessive) return [{ mark: possessive }];
  if (word === 'me') {
    const next = words[at + 1] ?? '';
    // "No me reía": whose doing it was, the ending does not tell.
    if (/(?:aba|ía)$/u.test(next) && !TO_YOU.has(next) && !OTHERS_DID.test(next)) return null;
    // "Me lo instaló" is "se lo instaló" to whoever is usted.
    return isOwnVerb(next) || /^l[oa]s?$/u.test(next) ? TO_THEM : TO_ONE;
  }
  if (word === 'yo') return [{ mark: 'tú' }];
  if (word === 'como' && before !== 'no') return asWritten(word);
  if (AMBIGUOUS.has(word)) {
    const own =
      at <= 1 &&
      !(AGE.test(words.join(' ')) && !/(?:^|\s)yo\s/u.test(whole)) &&
      !OTHERS.test(
        ` ${whole.replace(/\b(?:el|la|un|una) (?:día|noche|rato|vez|mañana|tarde)\b/gu, '')}`,
      );
    const mark = TO_YOU.get(word);
    return own && mark ? [{ mark }] : null;
  }
  const enclitic = LOOKS_ENCLITIC.test(word)
    ? null
    : /^(.*(?:[aei]r|ando|iendo|ándo|iéndo))me$/u.exec(word);
  if (enclitic) {
    const governed = words.slice(Math.max(0, at - 4), at).some(isOwnVerb);
    return [...asWritten(enclitic[1] ?? ''), ...(governed ? TO_THEM : TO_ONE)];
  }
  const verb = TO_YOU.get(word);
  if (verb && !(isNoun(before) && /[oe]$/u.test(word)) && !isGiven(word, before)) {
    return [{ mark: verb }];
  }
  if (verb) return asWritten(word);
  // "Dice que miento": after "que" an -o is seldom a noun.
  const told = before === 'que' && word.length > 3 && word.endsWith('o') && !NOT_A_VERB.has(word);
  if (told || (looksLikeMine(word) && !isNoun(before))) return null;
  return asWritten(word);
}

function isOwnVerb(word: string): boolean {
  return TO_YOU.has(word);
}

/** An -o, -é or -í that no table knows: it may be a verb of the first person. */
function looksLikeMine(word: string): boolean {
  if (!/(?:[oéí]|aré|eré|iré)$/u.test(word) || word.length <= 3) return false;
  if (NOT_A_VERB.has(word) || NOT_FINITE.test(word)) return false;
  return !/(?:ado|ido|oso|ito|ismo|ento|ario|orio|ico|ivo|cho|eño|ero|ano|rio|cio|gio)$/u.test(
    word,
  );
}

/** After an article or a preposition a word in -o is a noun: "el trabajo", "de miedo". */
function isNoun(before: string): boolean {
  return /^(?:el|un|del|al|mi|su|este|ese|mucho|tanto|poco|ningún|algún|cada|otro|aquel|de|con|sin|por|en|muy|tan|más|tengo|hay|da|hace|nuevo|buen|mal)$/u.test(
    before,
  );
}

/** "Perdón por dar trabajo", "busco trabajo": after a verb such a word is what it takes. */
function isGiven(word: string, before: string): boolean {
  return NOT_A_VERB.has(word) && (isOwnVerb(before) || /(?:[aei]r|ndo|[ií]a|ron)$/u.test(before));
}

/** Written without any accent: "no se que hacer", "llore toda la noche". */
function restored(clause: string): string {
  // After "que" the same letters are a wish ("que me llame").
  const wish = /\b(?:que|q|k)\b/u.test(clause);
  const words = withAccents(clause)
    .replace(
      /\bno se(?= (?:que|qué|como|cómo|si|cuando|donde|por que|por qué|quien|cual|nada|bien)\b)/u,
      'no sé',
    )
    .replace(/\bsé que (?=\S+r\b)/u, 'sé qué ')
    .replace(/\bno sé como\b/u, 'no sé cómo')
    .replace(/\b(?:esta|estas)(?= (?:\S+ndo|muy|tan|mal|bien|enfermo|enferma)\b)/u, 'está')
    .replace(/\b(con|para|por|a|de|sin) el$/u, '$1 él')
    .split(' ');
  return words
    .map((word, at) => {
      const first =
        !wish && (at === 0 || /^(?:me|no|hoy|ayer|ya|y|anoche)$/u.test(words[at - 1] ?? ''));
      if (!first || word.length < 4 || TO_YOU.has(word)) return word;
      const accented = word.replace(/e$/u, 'é').replace(/i$/u, 'í');
      return accented !== word && TO_YOU.has(accented) ? accented : word;
    })
    .join(' ');
}

/** A hard judgement of oneself, as it was written; null when there is none. */
export function harshWordsOf(text: string): string | null {
  return (
    clausesOf(text).find(
      (clause) =>
        HARSH.test(clause) &&
        !/\bloc[oa]\b/iu.test(clause) &&
        clause.split(' ').length <= 9 &&
        /^(?:soy|me|no|que soy|yo soy|es mi|fue mi|todo|siempre|nadie|a nadie)\b/iu.test(clause),
    ) ?? null
  );
}

/** A short piece of the message, as it was written. */
export function quoteOf(text: string): string | null {
  const fitting = clausesOf(withoutQuestions(text)).filter((clause) => {
    const { length } = clause.split(' ');
    return (
      length > SHORTEST &&
      length <= 9 &&
      !/\s(?:que|de|con|por|para|a|en|y|o|mi|el|la|un|una)$/u.test(clause)
    );
  });
  const telling = fitting.filter((clause) => !ADDRESSES_US.test(clause.split(' ')[0] ?? ''));
  return telling.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
