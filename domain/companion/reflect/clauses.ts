import { ACCENTS } from './verbs.content.ts';

const JOINTS = /[.!?;:,\n…()¿¡]+|\s(?=(?:pero|porque|aunque|y entonces|xq|pq)\s)/u;
const FINE_JOINTS = /\s(?=y (?:no|me|ya|yo|estoy|tengo|siento|quiero)\s)/u;
const LEADS =
  /^(?:y|e|g[üu]ey|wey|la neta|neta|boludo|boluda|parce|tío|tía|perdón|perdon|che|pero|porque|aunque|pues|es que|entonces|bueno|o sea|la verdad|la verdad es que|mira|fijate|hola|ay|uf|jaja\S*)\s+/iu;

const BEFORE_A_BABY =
  /^(?:mi|un|una|el|la|del|al|su|este|esta|nuestro|nuestra|cada|otro|otra|de)$/u;

/** The clauses of a message, small at the beginning, with the commonest accents put back. */
export function clausesOf(text: string, fine = true): string[] {
  return text
    .replace(/[«»"“”*_]/g, '')
    .split(JOINTS)
    .flatMap((part) => (fine ? part.split(FINE_JOINTS) : [part]))
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .map((part) => withoutLeads(lowered(part)))
    .filter((part) => part !== '');
}

export function withAccents(clause: string): string {
  return clause
    .split(' ')
    .map((word, at, words) => {
      // "Mi papá bebe" is what he does; "mi bebe" is who cries.
      const drinks = word === 'bebe' && !BEFORE_A_BABY.test(words[at - 1] ?? '');
      return drinks ? word : (ACCENTS.get(word) ?? word);
    })
    .join(' ');
}

function withoutLeads(part: string): string {
  let now = part;
  for (let i = 0; i < 3; i += 1) now = now.replace(LEADS, '');
  return now;
}

/** Names keep their capital only inside; the clause itself begins small, and shouting is lowered. */
function lowered(clause: string): string {
  const letters = clause.replace(/[^\p{L}]/gu, '');
  if (letters.length > 3 && letters === letters.toUpperCase()) return clause.toLowerCase();
  const quiet = clause.replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word.toLowerCase());
  return quiet.charAt(0).toLowerCase() + quiet.slice(1);
}
