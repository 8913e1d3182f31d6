import { has } from '../../hearing/danger/parts.content.ts';
import { hearSigns } from '../../hearing/danger/hear-danger.ts';
import { readable } from '../../hearing/danger/read-danger.ts';
import { personIn } from '../../hearing/short-answer.ts';
import type { Moment } from '../moment.ts';

const HEARD = 12;
const told = ({ text, previous }: Pick<Moment, 'text' | 'previous'>) => [
  ...previous.slice(-HEARD),
  text,
];

const TEENS = '(?:1[0-7]|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)';
const A_MINOR = has(
  `(?:(?:yo )?(?:tengo|con mis|cumpli|voy a cumplir) ${TEENS}(?: anos| anitos)?(?= y| e | \\||$| pero| porque| no| me|,)|tengo ${TEENS} anos(?! (?:de|con|sin|en|casad|junt|aqui|aca|asi|sobri|limpi|[a-z]+ndo))|soy menor(?: de edad)?|voy en (?:la )?(?:secundaria|prepa|la eso|primero medio|segundo medio|tercero medio))`,
);

/** Whether the person said an age below eighteen. */
export function isMinor(moment: Pick<Moment, 'text' | 'previous'>): boolean {
  return told(moment).some((one) => A_MINOR.test(readable(one)));
}

const I_AM = '(?:estoy|me siento|me tiene|me dejo|ando|quede) (?:[a-z]+ )?';
const HE = has(
  `(?:soy (?:un )?(?:hombre|varon)|${I_AM}(?:encerrado|golpeado|lastimado|asustado|solo)|mi (?:novia|mujer|esposa|polola|senora|ex (?:novia|mujer|esposa)|girlfriend|wife))`,
);
const SHE = has(
  '(?:soy (?:una )?(?:mujer|chica|lesbiana)|encerrada|golpeada|lastimada|asustada|estoy sola|me siento sola|cansada|embarazada)',
);

const SHE_HERSELF = has(
  `(?:soy (?:una )?(?:mujer|chica|lesbiana|madre|mama)|${I_AM}(?:encerrada|golpeada|lastimada|asustada|sola|cansada|embarazada))`,
);

/** Whether a woman tells of being attacked: a line for women is hers. */
export function isWoman(moment: Pick<Moment, 'text' | 'previous'>): boolean {
  const said = told(moment).map(readable).join(' | ');
  return SHE_HERSELF.test(said) && !HE.test(said);
}

/** Whether a man tells of being attacked: lines that are for women only are not his. */
export function isMan(moment: Pick<Moment, 'text' | 'previous'>): boolean {
  const said = told(moment).map(readable).join(' | ');
  return HE.test(said) && !SHE.test(said);
}

const NO_HELP =
  'chic[oa]|chiquit[oa]|pequen[oa]|menor|de (?:\\d|1[0-5]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) anos?|no me (?:va a )?cre[a-z]+|me odia|me echo|me corrio|(?:se )?(?:me )?(?:murio|fallecio)|muert[oa]|me peg[a-z]*|me golpe[a-z]*|me toc[a-z]*|me viol[a-z]*';

/** What is felt against somebody, or feared to be done to them. */
const ANGER =
  '(?:dano|pegar(?:le)?|golpear(?:le|lo|la)?|matar(?:lo|la)?|lastimar(?:lo|la)?|ahorcar(?:lo|la)?|odio|rabia|coraje|bronca|furia)';

/**
 * Those of the people named who may be asked for help: nobody who died, hurts, is in danger, or is a small child.
 */
export function trustedOf(moment: Moment): string[] {
  const out = new Set<string>();
  for (const one of told(moment)) {
    const person = personIn(one);
    if (person === null) continue;
    const about = hearSigns(one, [], false, null).some(({ kind }) => ABOUT_OTHERS.has(kind));
    const word = person.normalize('NFD').replace(/\p{M}/gu, '');
    const unfit = has(
      `mi ${word}(?: [a-z0-9']+){0,4} (?:${NO_HELP})|${ANGER}(?: [a-z0-9']+){0,2} mi ${word}|(?:murio|fallecio|perdi a) mi ${word}|(?:temo|miedo) por mi ${word}|(?:no (?:le |se lo )?(?:digas|cuentes|avises|diga|cuente)|no quiero que (?:se entere|sepa|lo sepa)|que no se entere)(?: a)? mi ${word}`,
    );
    if (about || unfit.test(readable(one))) out.add(person);
  }
  return moment.state.people.filter((one) => !out.has(one));
}

const ABOUT_OTHERS: ReadonlySet<string> = new Set(['third', 'violence', 'sexual-violence', 'harm']);
