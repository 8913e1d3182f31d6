import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../safety/testing.ts';
import { holdTalk } from '../hold-talk.testing.ts';

const begun = () => {
  const talk = holdTalk(browserGuard());
  talk.says('mmm');
  talk.taps('Preparar qué decir');
  return talk;
};

describe('a flow', () => {
  it('ends in a card with the words of the person unchanged', () => {
    const talk = begun();
    talk.says('Rocco, el del tercero');
    talk.taps('Hola, esto me cuesta');
    talk.says('Quiero que vengas el sábado al mediodía');
    talk.taps('Me importa cómo quedemos');
    talk.taps('Que me conteste');
    expect(talk.taps('Mañana temprano').card?.lines).toContain(
      'Quiero que vengas el sábado al mediodía',
    );
  });

  it('keeps what was written where it says more than the chip that it means', () => {
    const talk = begun();
    talk.taps('Una amistad');
    talk.says('Hola Rocco, te escribo por lo del sábado');
    talk.says('Quiero que vengas el sábado al mediodía');
    talk.taps('Prefiero no dar razones');
    talk.says('que me conteste con un sí o un no');
    const lines = talk.says('mañana').card?.lines;
    expect(lines).toContain('Que me conteste con un sí o un no');
    const short = begun();
    short.taps('Una amistad');
    short.says('hola, esto me cuesta');
    const greeting = ['saludo', 'Hola. Esto me cuesta escribirlo, así que va despacio.'];
    expect(short.last().state.place).toMatchObject({ slots: expect.arrayContaining([greeting]) });
  });

  it('that was left goes on at the same step, from what was stored', () => {
    const talk = begun();
    talk.taps('Una amistad');
    const step = talk.last().flow;
    talk.taps('Dejarlo aquí');
    const stored = JSON.parse(JSON.stringify(talk.last().state));
    const later = holdTalk(browserGuard(), {}, stored);
    expect(later.says('Seguir con lo de antes').flow).toEqual(step);
  });

  it('is interrupted by a danger', () => {
    const talk = begun();
    talk.taps('Una amistad');
    expect(talk.says('me quiero matar')).toMatchObject({ ask: true, kind: 'fixed', flow: null });
  });
});

describe.each([
  ['mx', '800 911 2000'],
  ['MX', '800 911 2000'],
  ['es', '024'],
  ['cl', '*4141'],
])('in danger in %s', (country, number) => {
  it('the line of the country is in the words', () => {
    expect(holdTalk(browserGuard(), { country }).says('ya no quiero vivir').text).toContain(number);
  });
});
