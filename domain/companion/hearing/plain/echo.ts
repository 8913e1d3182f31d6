import { PEOPLE } from '../words.content.ts';
import { plainOf } from '../short-answer.ts';

/** Only where a name is called one: "el Canelo", "mi perro Rocco", "se llama Inés". */
const AFTER_ARTICLE =
  /(?<=(?:^|[\s,.;])(?:el|la|mi \p{Ll}{2,12}|se llama(?:ba)?) )(\p{Lu}\p{Ll}{2,14})(?=[\s,.;:!?]|$)/gu;
/** With a capital letter and nobody's name. */
const NO_NAMES = new Set(
  'Dios Nilo Lunes Martes Miércoles Jueves Viernes Sábado Domingo Navidad Netflix Instagram Facebook Face WhatsApp Whats TikTok Google Oxxo Zoom Excel Internet Año Habana Plata Paz Metro'.split(
    ' ',
  ),
);

/**
 * A name that stands in a message, or somebody of theirs ("{tu} mamá"): safe to be said back, unchanged.
 * Null where there is none, or more than one.
 */
export function echoOf(text: string): string | null {
  const names = new Set([...text.matchAll(AFTER_ARTICLE)].map(([name]) => name));
  const known = [...names].filter((name) => !NO_NAMES.has(name));
  if (known.length > 0) return known.length === 1 ? (known[0] ?? null) : null;
  const plain = plainOf(text);
  if (/\b(?:no es|ni) mi\b/u.test(plain)) return null;
  const people = new Set(
    [...plain.matchAll(/\bmi (\p{L}+)/gu)].flatMap(([, word]) => PEOPLE.get(word ?? '') ?? []),
  );
  return people.size === 1 ? `{tu} ${[...people][0]}` : null;
}
