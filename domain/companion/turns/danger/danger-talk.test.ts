import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { DANGER_KINDS, type DangerKind } from '../../content/danger/danger-path.ts';
import { FLOW_BY_ID } from '../../content/flows/all-flows.ts';
import { PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import { holdTalk, type HeldTalk } from '../../hold-talk.testing.ts';
import { FRESH_STATE, type TalkState } from '../talk-state.ts';

const options = { country: 'MX' } as const;
const danger = (talk: HeldTalk) => talk.last().state.danger;

/** The talk as it stands, and then the first answer of the first place of a path. */
function opened(kind: DangerKind, state: TalkState = FRESH_STATE): HeldTalk {
  const path = PATH_BY_KIND.get(kind);
  const [chip] = path?.nodes[path.enter]?.chips ?? [];
  const label = chip?.label ?? '';
  const chips = [{ id: `danger/${kind}/${path?.enter}/0`, label }];
  const talk = holdTalk(browserGuard(), options, {
    ...state,
    offered: { chips, flow: null, card: null },
  });
  talk.goes(chips[0]?.id ?? '', label);
  return talk;
}

const sentencesOf = (text: string) =>
  text.split(/(?<=[.?])\s+/u).filter((one) => one.length > 40 && !/\d/.test(one));

describe.each(DANGER_KINDS)('the path %s, held as a talk', (kind) => {
  const labelsTo = () => {
    const talk = opened(kind);
    const said: string[] = [talk.last().text];
    for (let turn = 0; turn < 14 && danger(talk)?.open; turn += 1) {
      const labels = talk.labels();
      talk.taps(labels[turn % labels.length] ?? '');
      said.push(talk.last().text);
    }
    return { talk, said };
  };

  it('comes to an end by taps alone, and says no sentence twice', () => {
    const { talk, said } = labelsTo();
    expect(danger(talk)?.kind).toBe(kind);
    expect(danger(talk)?.open).toBe(false);
    const sentences = said.flatMap(sentencesOf);
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  it('goes on by the words of its answers, typed', () => {
    const talk = opened(kind);
    const node = danger(talk)?.node ?? '';
    const [chip] = PATH_BY_KIND.get(kind)?.nodes[node]?.chips ?? [];
    talk.says(chip?.label ?? '');
    expect(danger(talk)?.been.length).toBeGreaterThan(0);
    expect(talk.last().suggestions.some(({ path }) => path.includes('crisis'))).toBe(true);
  });
});

const OTHERS = ['violence', 'self-harm', 'self', 'third', 'violence'] as const;

describe('a talk in danger that changes its kind', () => {
  it('does not say again what another path said in the same words', () => {
    let talk = opened('self');
    const said = [talk.last().text];
    for (const [at, kind] of OTHERS.entries()) {
      talk = opened(kind, talk.last().state);
      said.push(talk.last().text);
      talk.says(at % 2 === 0 ? 'no sé' : 'estoy en mi casa');
      said.push(talk.last().text);
    }
    const sentences = said.flatMap(sentencesOf);
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });
});

describe('an emergency in which help came', () => {
  const held = () => {
    const talk = holdTalk(browserGuard(), options);
    talk.says('me tomé veinte pastillas hace un rato');
    talk.taps('Ya llamé');
    talk.taps('Ya llegaron');
    return talk;
  };

  it('lets everyday talk in, with help still in sight', () => {
    const talk = held();
    const later = [
      'hoy llovió',
      'el perro ladró',
      'mañana es martes',
      'la casa es azul',
      'ya veré',
    ].map((says) => talk.says(says).text);
    expect(later.filter((one) => /911|llamada/u.test(one))).toEqual([]);
    expect(talk.says('¿dónde veo mis registros de ánimo?').text).toMatch(/página del ánimo/u);
    expect(talk.last().suggestions.some(({ path }) => path.includes('crisis'))).toBe(true);
    expect(talk.last().level).toBe('emergency');
  });

  it('lets it in as well where it eased by itself', () => {
    const talk = holdTalk(browserGuard(), options);
    talk.says('no quiero seguir viviendo');
    for (const label of ['Sí', 'Sí, y sería hoy', 'No puedo llamar', 'Me quedo aquí un rato']) {
      talk.taps(label);
    }
    talk.taps('Bajó un poco');
    expect(talk.says('hoy llovió').text).not.toMatch(/emergencias/u);
  });

  it('is heard again where something is felt', () => {
    const talk = held();
    talk.says('hoy llovió');
    expect(talk.says('me da mucho sueño y vomité').text).toMatch(/911/u);
  });
});

describe('a tap on a path', () => {
  it('is as grave as the place to which it leads: what eases raises no alarm', () => {
    const talk = holdTalk(browserGuard(), options);
    talk.says('me da miedo hacerle daño a mi cuñado si lo tengo enfrente');
    for (const label of ['A veces lo temo', 'Sí, está aquí', 'Ya me alejé', 'Ya bajó un poco']) {
      talk.taps(label);
    }
    expect(talk.last().level).toBe('risk');
    expect(talk.taps('Gracias').text).not.toMatch(/cuñado/u);
  });

  it('that says it is now, is an emergency', () => {
    const talk = holdTalk(browserGuard(), options);
    talk.says('no quiero seguir viviendo');
    talk.taps('Sí');
    expect(talk.taps('Sí, y sería hoy').level).toBe('emergency');
  });
});

describe('somebody afraid of the other', () => {
  it.each(['boundary', 'repair'])('in «%s» is on the path of violence', (flow) => {
    const talk = holdTalk(browserGuard(), options);
    talk.says('hola');
    talk.goes(`flow/${flow}`, FLOW_BY_ID.get(flow)?.name ?? '');
    talk.says('me da miedo lo que haga');
    expect(danger(talk)?.kind).toBe('violence');
    expect(talk.last().suggestions.some(({ path }) => path.includes('crisis'))).toBe(true);
  });
});
