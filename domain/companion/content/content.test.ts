import { describe, expect, it } from 'vitest';
import { render } from '../address/render.ts';
import { keyOf, sentencesOf } from '../phrasebook.ts';
import { understand } from '../understand/understand.ts';
import { EVERY_POOL } from './every-phrase.testing.ts';
import { EXERCISES } from './exercises/all-exercises.ts';
import { TOPICS } from './topics/all-topics.ts';

const EVERY = EVERY_POOL.flatMap(({ name, phrases }) =>
  phrases.map((phrase) => ({ name, phrase })),
);

/** Said by every machine and by nobody who listens. */
const CLICHES =
  /entiendo c[oó]mo te sientes|te entiendo perfectamente|todo pasa por algo|todo (?:va a )?estar[aá]? bien|no est[aá]s sol[oa]|eres fuerte|t[uú] puedes|[aá]nimo,|recuerda que|lamento que|gracias por compartir|es completamente normal|es v[aá]lido|sentimientos son v[aá]lidos|estoy aqu[ií] para ti|el tiempo lo cura|un d[ií]a a la vez|date permiso|zona de confort|sal adelante|échale ganas|piensa en positivo|lo importante es|abrazo virtual|campe[oó]n|guerrer[oa]|s[eé] fuerte|mant[eé]n la calma|cálmate|no es para tanto|tranquil[oa],/iu;

/** Second-person words of tú that neither vos nor usted says; nouns that look alike are left out. */
const TU_ONLY =
  /(?<![\p{L}])(?:tú|ti|contigo|eres|sabes|quieres|puedes|tienes|dices|sientes|piensas|haces|llevas|necesitas|prefieres|crees|temes|hablas|buscas|extrañas|escribes|sigues|vienes|pides|dejas|llegas|recuerdas|encuentras|cuéntame|dime|haz|pon|sal|ten|hazlo|ponte|quédate|siéntate|escríbele|pregúntate|imagínate)(?![\p{L}])/iu;
const NOT_USTED =
  /(?<![\p{L}])(?:te|tu|tus|tuyo|tuya|tuyos|tuyas|vos|estás|vas|querés|podés|tenés|sos|hiciste|pudiste|dijiste|fuiste|estuviste|quieras|puedas|tengas|digas|hagas|necesites|estés|sepas|\p{L}{3,}aste)(?![\p{L}])/iu;

/** Masculine or feminine about the person. */
const GENDERED =
  /(?:estás|está usted|eres|sos|te sientes|se siente|quedas) (?:cansad|sol|list|segur|preparad|tranquil|nervios|content|atrapad|agotad|perdid|preocupad|enojad|abrumad)[oa](?![\p{L}])|bienvenid[oa](?! sea)/iu;

const spoken = (text: string) => text.replace(/«[^»]*»/gu, '');

/** Phrases that break a rule, with the name of their list. */
function breaking(rule: (phrase: string, name: string) => boolean): string[] {
  return EVERY.filter(({ name, phrase }) => rule(phrase, name)).map(
    ({ name, phrase }) => `${name}: ${phrase}`,
  );
}

describe('the content', () => {
  it('has at least eight phrasings a move, no two alike', () => {
    // What is said next to another line may be few; an idea has the general ones too.
    const least = (name: string) => (/ (?:idea|follow)$/.test(name) ? 4 : 8);
    const wrong = EVERY_POOL.filter(({ name, phrases }) => {
      const different = new Set(phrases.map(keyOf)).size;
      return phrases.length > 0 && (different < least(name) || different !== phrases.length);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('says no tú to somebody who is vos or usted, in any phrase', () => {
    expect(breaking((phrase) => /[{}|]/.test(render(phrase, 'usted')))).toEqual([]);
    expect(breaking((phrase) => TU_ONLY.test(spoken(render(phrase, 'vos'))))).toEqual([]);
    expect(breaking((phrase) => TU_ONLY.test(spoken(render(phrase, 'usted'))))).toEqual([]);
    expect(breaking((phrase) => NOT_USTED.test(spoken(render(phrase, 'usted'))))).toEqual([]);
  });

  it('has no clichés, no gender put on the person, no cascade of signs', () => {
    const said = (phrase: string) => render(phrase, 'tu');
    expect(breaking((phrase) => CLICHES.test(spoken(said(phrase))))).toEqual([]);
    expect(breaking((phrase) => GENDERED.test(spoken(said(phrase))))).toEqual([]);
    expect(breaking((phrase) => /[!¡]|\p{Extended_Pictographic}|—/u.test(said(phrase)))).toEqual(
      [],
    );
  });

  it('asks at most one thing and stays short', () => {
    const said = (phrase: string) => spoken(render(phrase, 'usted'));
    expect(breaking((phrase) => (said(phrase).match(/\?/g)?.length ?? 0) > 1)).toEqual([]);
    expect(breaking((phrase) => sentencesOf(said(phrase)).length > 4)).toEqual([]);
  });

  it('has at least 24 topics and 16 exercises, and every button of an exercise is understood', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(24);
    expect(EXERCISES.length).toBeGreaterThanOrEqual(16);
    const wrong = EXERCISES.filter(
      ({ id, label }) => understand(`${label}, por favor`).exercise !== id,
    );
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });
});
