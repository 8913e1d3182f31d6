import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { FACET_BY_ID } from '../../content/matters/all-matters.ts';
import { type HeldTalk, holdTalk } from '../../hold-talk.testing.ts';
import { FRESH_STATE, type TalkState } from '../talk-state.ts';
import { offeredPathTo } from './chip-path.testing.ts';

/** A talk that stands in a facet, as if it had been opened just now. */
const inFacet = (facet: string): HeldTalk => {
  const place: TalkState['place'] = { at: 'facet', facet, path: [], told: 0 };
  return holdTalk(browserGuard(), {}, { ...FRESH_STATE, turns: 1, place });
};

describe('in a facet', () => {
  it.each(['gracias', 'thanks', 'ok', 'jajaja'])(
    '«%s» is met as what it is, and the place stays',
    (text) => {
      const { state, text: said } = inFacet('breakup.left').says(text);
      expect(state.place).toMatchObject({ at: 'facet', facet: 'breakup.left', told: 0 });
      expect(said).not.toBe('');
    },
  );

  it('more that is told goes on with its thought', () => {
    const talk = inFacet('breakup.left');
    expect(
      talk.says('era domingo y afuera llovía como si nada, me quedé mirando la lluvia').state.place,
    ).toMatchObject({ facet: 'breakup.left', told: 1 });
  });
});

describe('another matter than the one that was opened', () => {
  it.each(['era mi gata', 'la Luna era mi gata, tenía 14 años', 'me refiero a mi perrito'])(
    'grief becomes grief for an animal: «%s»',
    (text) => {
      const talk = holdTalk(browserGuard());
      expect(talk.says('Se nos fue la Luna').state.place).toMatchObject({ facet: 'grief.recent' });
      expect(talk.says(text).state.place).toMatchObject({ facet: 'pet-grief.died' });
    },
  );

  it.each([
    ['tapped', (talk: HeldTalk) => talk.taps('No es eso')],
    ['written', (talk: HeldTalk) => talk.says('no es eso')],
  ])('«no es eso», %s, takes it back and does not offer it again', (_, say) => {
    const talk = holdTalk(browserGuard());
    talk.says('Se nos fue la Luna');
    const { state, text } = say(talk);
    expect(state.place).toEqual({ at: 'open' });
    expect(state.refused).toContain('grief.recent');
    expect(text).not.toBe('');
    const again = talk.says('Se nos fue la Luna').state.place;
    expect(again).not.toMatchObject({ facet: 'grief.recent' });
  });
});

describe('only wanting to be read', () => {
  it('begins to listen, asks nothing, and ends with sentences to keep', () => {
    const talk = holdTalk(browserGuard());
    expect(talk.says('solo escúchame').state.place).toEqual({ at: 'listening', turns: 0 });
    const { text } = talk.says('Mi hermana volvió a decir que yo no hago nada. Y me callé.');
    expect(text).not.toContain('?');
    talk.says('Siempre me callo en esa mesa, desde la secundaria.');
    talk.taps('Ya está');
    expect(talk.labels()).toContain('Siempre me callo en esa mesa, desde la secundaria.');
    talk.taps('Siempre me callo en esa mesa, desde la secundaria.');
    expect(talk.last().card?.lines).toEqual([
      '«Siempre me callo en esa mesa, desde la secundaria.»',
    ]);
  });
});

describe('a chip that tells of danger', () => {
  it.each([
    ['friendship', 'Tengo miedo por su vida', 'third'],
    ['parenting', 'Temo por su vida', 'third'],
    ['jealousy', 'Me da miedo', 'violence'],
  ])('in %s, «%s» opens the path %s', (_, label, kind) => {
    const found = offeredPathTo([...FACET_BY_ID.values()], label);
    const talk = holdTalk(browserGuard(), {}, found.state);
    const answer = talk.says(label);
    expect(answer).toMatchObject({ kind: 'fixed', state: { danger: { kind } } });
  });

  it('in the flow about limits, fear opens the path and the flow waits', () => {
    const talk = holdTalk(
      browserGuard(),
      {},
      {
        ...FRESH_STATE,
        place: { at: 'flow', flow: 'boundary', step: 'react', slots: [], helped: false },
      },
    );
    const answer = talk.says('Me da miedo lo que haga');
    expect(answer).toMatchObject({ kind: 'fixed', state: { danger: { kind: 'violence' } } });
    expect(answer.state.paused.map(({ flow }) => flow)).toEqual(['boundary']);
  });
});

describe('what is not understood', () => {
  it('is not met with the same menu three times', () => {
    const talk = holdTalk(browserGuard());
    const menus = ['zzz qqq', 'xk wq zzt', 'ppl mmk ñu'].map((text) => {
      talk.says(text);
      return talk.labels().join();
    });
    expect(new Set(menus).size).toBe(3);
  });
});

describe('what is likely and not sure', () => {
  it('is named, and a plain yes takes the first of it', () => {
    const talk = holdTalk(
      browserGuard(),
      {},
      {
        ...FRESH_STATE,
        turns: 1,
        offered: {
          chips: [{ id: 'facet/grief.parent', label: 'Era mi mamá o mi papá' }],
          flow: null,
          card: null,
        },
      },
    );
    expect(talk.says('sí').state.place).toMatchObject({ facet: 'grief.parent' });
  });

  it.each(['solo escúchame', 'déjame contarlo, no hace falta que respondas'])(
    '«%s» begins to listen',
    (text) => {
      expect(holdTalk(browserGuard()).says(text).state.place.at).toBe('listening');
    },
  );
});
