import { SOMEBODY } from './danger/parts.content.ts';
import { LEAVES, PEOPLE, SHORT_ANSWERS, type ShortAnswer, WAS_AN_ANIMAL } from './words.content.ts';

/** Lower case, without accents, signs or stretched letters. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s']/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A message that is an answer and nothing more; null for one that tells something. */
export function shortAnswerOf(text: string): ShortAnswer | null {
  const plain = plainOf(text);
  if (plain === '') return text.trim() === '' ? null : 'silence';
  return SHORT_ANSWERS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const AT_FIRST = '^(?:(?:pues|bueno|eh|m+|ay|yo|la verdad) )*';
const NOT_KNOWING = new RegExp(
  `${AT_FIRST}(?:no (?:lo )?se|nose|ni idea|no estoy segur[oa])\\b`,
  'u',
);
const HEDGED = new RegExp(`${AT_FIRST}(?:quizas?|tal vez|puede ser)\\b`, 'u');

/** "No sé, ganas de llorar": no yes at all, whatever was asked. */
export function doesNotKnow(text: string): boolean {
  return shortAnswerOf(text) === 'dunno' || NOT_KNOWING.test(plainOf(text));
}

/** Neither a plain yes nor a no: also "puede ser". */
export function isUnsure(text: string): boolean {
  return doesNotKnow(text) || HEDGED.test(plainOf(text));
}

/** "Era mi gata": says in a few words that who was lost was an animal. */
export function tellsOfAnimal(text: string): boolean {
  const plain = plainOf(text);
  return plain.split(' ').length <= 12 && WAS_AN_ANIMAL.test(plain);
}

export function wantsToLeave(text: string): boolean {
  const plain = plainOf(text);
  return plain.split(' ').length <= 8 && LEAVES.test(plain);
}

const DENIED_JOY =
  /\b(?:no|nunca|tampoco|ni) (?:(?:me|nos|lo|la|se) )?(?:estoy|ando|siento|soy|fui|estuve) (?:(?:tan|muy|nada|ni) )?(?:feliz|content\w*|alegre|orgullos\w*|bien)\b|\b(?:no|nunca|tampoco) (?:(?:me|nos|lo|la) )?(?:aprob\w+|pase|pasamos|consegui\w*|logr\w+|dieron|salio|gane|aceptaron|ascendieron|contrataron|alegra)\b/u;

/** "Ya no estoy feliz con nada", "no aprobé": no good news. */
export function deniesJoy(text: string): boolean {
  return DENIED_JOY.test(plainOf(text));
}

const FEARS =
  /\b(?:me da(?:n)? (?:mucho )?(?:miedo|terror|panico) (?:de )?(?:lo que (?:me )?(?:pueda hacer|haga|hara|vaya a hacer)|como (?:reaccione|se ponga|vaya a reaccionar)|que (?:me |se )?(?:pegue|lastime|haga algo|ponga violent[oa]|grite y|golpee)|su reaccion|el$|ella$)|(?:le|les) tengo (?:mucho )?(?:miedo|terror)|tengo (?:mucho )?miedo (?:de|a) (?:el|ella|lo que (?:me )?(?:haga|pueda hacer)|que (?:me )?(?:pegue|haga algo))|tengo miedo de su reaccion)/u;

/** Fears what somebody may do to them: no talk about limits before that. */
export function fearsSomebody(text: string): boolean {
  return FEARS.test(plainOf(text));
}

const DIED = /\b(?:murio|fallecio|morido|muerto|difunt[oa]|enterr\p{L}+|velorio)\b/u;
const OF_MINE = /\bmi (\p{L}+)\b/gu;

/** Somebody of theirs who died, as the word is written: "mamá". Only where it is said in a few words. */
export function lostIn(text: string): string | null {
  const plain = plainOf(text);
  for (const part of plain.split(/\b(?:pero|y|que|porque|cuando)\b/u)) {
    if (!DIED.test(part)) continue;
    for (const [, word] of part.matchAll(OF_MINE)) {
      const person = PEOPLE.get(word ?? '');
      if (person !== undefined) return person;
    }
  }
  return null;
}

/** The last person named with "mi", as the word is written: "mamá". */
export function personIn(text: string): string | null {
  const plain = plainOf(text);
  let found: string | null = null;
  for (const [, word] of plain.matchAll(/\bmi (\p{L}+)\b/gu))
    found = PEOPLE.get(word ?? '') ?? found;
  return found;
}

const NAMED = new RegExp(`(?<!\\bde )\\bmi (?:mejor |propi[oa] )?(${SOMEBODY})\\b`, 'gu');
/** The one person named with "mi"; null where several are: nobody is blamed, or sent help to, by guess. */
export function onlyPersonIn(text: string): string | null {
  const words = new Set([...plainOf(text).matchAll(NAMED)].map(([, word]) => word ?? ''));
  const [only] = words;
  return words.size === 1 ? (PEOPLE.get(only ?? '') ?? null) : null;
}
