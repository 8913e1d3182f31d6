import { describe, expect, it } from 'vitest';
import { Lexicon } from '../../safety/match/lexicon.ts';
import { compile } from '../../safety/match/pattern.ts';
import { render } from '../address/render.ts';
import { ANSWERS } from './answers/all-answers.ts';
import { DANGER_PATHS, DANGER_QUESTIONS } from './danger/all-paths.ts';
import { EVERY_TEXT, type Text } from './every-text.testing.ts';
import { FLOWS } from './flows/all-flows.ts';
import { MATTERS } from './matters/all-matters.ts';
import type { Chip } from './matters/matter.ts';
import { REACTIONS } from './reactions/all-reactions.ts';

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

/** Slots hold words of the person; in «» somebody else speaks. */
const spoken = (text: string) => text.replace(/«[^»]*»/gu, '').replace(/\[[a-z]+\]/g, 'algo');
const isSpoken = ({ kind }: Text) => kind !== 'label' && kind !== 'card';
const breaking = (rule: (one: Text) => boolean) =>
  EVERY_TEXT.filter(rule).map(({ where, text }) => `${where}: ${text}`);
const sentences = (text: string) => text.split(/(?<=[.?!…])\s+/u).length;
const words = (text: string) => text.split(/\s+/u).length;

describe('what Nilo says', () => {
  it('is right for tú, vos and usted', () => {
    expect(breaking(({ text }) => /[{}|]/.test(render(text, 'usted')))).toEqual([]);
    const wrong = breaking(
      (one) =>
        isSpoken(one) &&
        (TU_ONLY.test(spoken(render(one.text, 'vos'))) ||
          TU_ONLY.test(spoken(render(one.text, 'usted'))) ||
          NOT_USTED.test(spoken(render(one.text, 'usted')))),
    );
    expect(wrong).toEqual([]);
  });

  it('has no clichés, no gender put on the person, no cascade of signs', () => {
    expect(breaking((one) => CLICHES.test(spoken(render(one.text, 'tu'))))).toEqual([]);
    expect(
      breaking((one) => isSpoken(one) && GENDERED.test(spoken(render(one.text, 'tu')))),
    ).toEqual([]);
    expect(breaking(({ text }) => /[!¡]|\p{Extended_Pictographic}|—/u.test(text))).toEqual([]);
  });

  it('asks at most one thing, and nothing where nothing is to be asked', () => {
    const questions = ({ text }: Text) => (spoken(text).match(/\?/g) ?? []).length;
    expect(breaking((one) => isSpoken(one) && questions(one) > 1)).toEqual([]);
    expect(breaking((one) => one.kind === 'said' && questions(one) > 0)).toEqual([]);
    expect(breaking((one) => one.kind === 'asked' && questions(one) !== 1)).toEqual([]);
  });

  it('is short', () => {
    const most = (kind: Text['kind']) => (kind === 'fixed' ? 6 : 4);
    expect(
      breaking(
        (one) =>
          isSpoken(one) && one.kind !== 'answer' && sentences(spoken(one.text)) > most(one.kind),
      ),
    ).toEqual([]);
    expect(
      breaking((one) => isSpoken(one) && one.kind !== 'answer' && words(one.text) > 75),
    ).toEqual([]);
    expect(breaking((one) => one.kind === 'label' && one.text.length > 32)).toEqual([]);
    expect(
      ANSWERS.filter(({ answer }) => words(answer) < 55 || words(answer) > 125).map(
        ({ id, answer }) => `${id}: ${words(answer)} words`,
      ),
    ).toEqual([]);
  });
});

describe('the shape of the content', () => {
  const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

  it('names each thing once', () => {
    const facets = MATTERS.flatMap((matter) => matter.facets);
    const kinds = [[...MATTERS, ...facets], FLOWS, ANSWERS, REACTIONS, DANGER_QUESTIONS];
    expect(kinds.flatMap((kind) => twice(kind.map(({ id }) => id)))).toEqual([]);
  });

  it('has facets with enough to hear and enough to answer', () => {
    const wrong = MATTERS.flatMap((matter) => [
      ...(matter.facets.length < 4 || matter.facets.length > 7
        ? [`${matter.id}: ${matter.facets.length} facets`]
        : []),
      ...matter.facets.flatMap((facet) => [
        ...(facet.id.startsWith(`${matter.id}.`) ? [] : [`${facet.id}: not of ${matter.id}`]),
        ...(facet.says.length < 8 || facet.says.length > 32
          ? [`${facet.id}: ${facet.says.length} says`]
          : []),
        ...(facet.open.length < 2 ? [`${facet.id}: one opening`] : []),
        ...(facet.flows.length < 1 || facet.flows.length > 3 ? [`${facet.id}: flows`] : []),
        ...wrongChips(facet.id, facet.chips, 3),
      ]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has questions that are asked in at least eight ways', () => {
    expect(ANSWERS.filter(({ says }) => says.length < 8).map(({ id }) => id)).toEqual([]);
    expect(
      ANSWERS.filter(({ ask }) => ask.length > 60).map(({ id, ask }) => `${id}: ${ask}`),
    ).toEqual([]);
  });

  it('leads from every step and every node to one that is there', () => {
    const flows = FLOWS.flatMap(({ id, steps }) => {
      const ids = new Set(['end', ...steps.map((step) => step.id)]);
      return steps.flatMap(({ chips }) =>
        chips.flatMap(({ to }) => (to === undefined || ids.has(to) ? [] : [`${id}: ${to}`])),
      );
    });
    const paths = DANGER_PATHS.flatMap(({ kind, enter, urgent, nodes, events }) => {
      const known = new Set(Object.keys(nodes));
      const named = [
        enter,
        urgent,
        ...events.map(({ to }) => to),
        ...Object.values(nodes).flatMap((node) => [
          node.else,
          node.yes ?? node.else,
          node.no ?? node.else,
          node.unsure ?? node.else,
          ...node.chips.map(({ to }) => to),
        ]),
      ];
      return named.filter((to) => !known.has(to)).map((to) => `${kind}: ${to}`);
    });
    expect([...flows, ...paths]).toEqual([]);
  });

  it('ends every flow and every path with words that need no slot', () => {
    const needs = (phrases: readonly string[]) =>
      /\[(?!line|emergency|violence|script)/.test(phrases.at(-1) ?? '[');
    const wrong = [
      ...FLOWS.flatMap(({ id, steps, close }) => [
        ...steps.filter(({ say }) => needs(say)).map((step) => `${id} ${step.id}`),
        ...(needs(close) ? [`${id} close`] : []),
      ]),
      ...DANGER_PATHS.flatMap(({ kind, nodes }) =>
        Object.entries(nodes)
          .filter(([, { say }]) => needs(say))
          .map(([id]) => `${kind} ${id}`),
      ),
    ];
    expect(wrong).toEqual([]);
  });

  it('has patterns that compile', () => {
    const all = [
      ...MATTERS.flatMap(({ cues, facets }) => [
        ...cues,
        ...facets.flatMap((facet) => facet.cues ?? []),
      ]),
      ...FLOWS.flatMap(({ cues }) => cues ?? []),
      ...ANSWERS.flatMap(({ cues }) => cues ?? []),
      ...REACTIONS.flatMap(({ cues }) => cues),
      ...DANGER_PATHS.flatMap(({ cues, events }) => [
        ...cues,
        ...events.flatMap((event) => event.cues),
      ]),
      ...DANGER_QUESTIONS.flatMap(({ cues }) => cues),
    ];
    for (const cue of all)
      expect(() =>
        compile(cue.replace(/([a-zñ]+)\[oa\]([a-zñ*]*)/g, '($1o$2|$1a$2)'), new Lexicon()),
      ).not.toThrow();
  });

  function wrongChips(where: string, chips: readonly Chip[], least = 2): string[] {
    return [
      ...(chips.length < least || chips.length > 4 ? [`${where}: ${chips.length} chips`] : []),
      ...chips.flatMap((chip) => [
        ...((chip.ask === undefined) === (chip.chips === undefined)
          ? []
          : [`${where} > ${chip.label}: ask without chips`]),
        ...(chip.chips ? wrongChips(`${where} > ${chip.label}`, chip.chips) : []),
      ]),
    ];
  }
});
