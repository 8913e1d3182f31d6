import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { holdTalk } from '../../hold-talk.testing.ts';

const guard = browserGuard();

describe('a false alarm', () => {
  it('is met with an apology, and never asked about again without a new sign', () => {
    const talk = holdTalk(guard, { country: 'mx' });
    talk.says('no quiero seguir aquí');
    expect(talk.last().ask).toBe(true);
    expect(talk.says('es un decir, hablo de esta oficina').text).toMatch(/Perdón/u);
    const later = [
      'mi jefa me grita delante de todos',
      'no sé cómo decírselo',
      'mañana hay junta',
      'ya veré',
    ].map((says) => talk.says(says).text);
    expect(
      later.filter((one) => /quitarte la vida|ganas de morir|seguir viviendo/u.test(one)),
    ).toEqual([]);
  });

  it('is none where somebody said how', () => {
    const talk = holdTalk(guard, { country: 'mx' });
    talk.says('tengo la pistola de mi papá y quiero matarme');
    expect(talk.says('es un decir').text).not.toMatch(/En qué íbamos/u);
  });

  it.each([
    ['mi pareja me revisa el celular todos los días', 'no me hace nada, es celoso nomás'],
    ['mi mamá me dice que si no le contesto es porque ya no la quiero', 'nadie está en peligro'],
    ['mi novia lee mis mensajes', 'te estás equivocando, no es ninguna emergencia'],
  ])('is left with an apology where no danger was told: %s', (first, denied) => {
    const talk = holdTalk(guard, { country: 'co' });
    talk.says(first);
    const { text, state } = talk.says(denied);
    expect(text).not.toMatch(/agrediendo|su alcance|emergencias/u);
    expect(state.safety.level).not.toBe('emergency');
    expect(state.danger).toBeNull();
  });

  it('is none where somebody told of blows, or of wanting to die', () => {
    const hit = holdTalk(guard, { country: 'co' });
    hit.says('mi marido me pega');
    expect(hit.says('ahora no hay peligro, está trabajando').state.danger?.kind).toBe('violence');
    const dying = holdTalk(guard, { country: 'co' });
    dying.says('quiero morirme');
    expect(dying.says('no hay peligro').text).not.toMatch(/En qué íbamos/u);
  });

  it('has a chip of its own where it is asked which danger it is', () => {
    const talk = holdTalk(guard, { country: 'ec' });
    talk.goes('way/serious', 'Hay algo más serio');
    expect(talk.taps('No es nada de eso').text).toMatch(/Perdón/u);
    expect(talk.last().state.danger).toBeNull();
  });
});
