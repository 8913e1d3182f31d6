import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { holdTalk } from '../../hold-talk.testing.ts';

const guard = browserGuard();

/** Everything that was said in answer to these messages, one after the other. */
function answersTo(country: string, ...messages: string[]): string[] {
  const talk = holdTalk(guard, { country });
  return messages.map((says) => talk.says(says).text);
}

describe('who is in danger, and who is not', () => {
  it.each([
    ['mx', 'mi bebé no respira', /911/u],
    ['cl', 'la guagua se puso morada y no respira', /131|133/u],
  ])('a baby is somebody: %s, %s', (country, text, number) => {
    expect(answersTo(country, text)[0]).toMatch(number);
  });

  it.each([
    ['mi padrastro se mete en mi cama cuando mi mamá trabaja', /tu mamá/u],
    ['mi novio me violó mientras mi hijo dormía', /tu hijo/u],
    ['mi hija no despierta y mi marido está de viaje', /marido no despierta/u],
    ['mi mejor amiga se tomó 30 pastillas y mi mamá no me deja ir', /mi mamá tomó/u],
  ])('nobody else is accused or named for the call: %s', (text, wrong) => {
    expect(answersTo('mx', text)[0]).not.toMatch(wrong);
  });

  it.each([
    'mi papá le pega a mi mamá',
    'mi hermano le grita y le pega a su esposa',
    'el vecino le pega a su hijo',
    'mi papá golpea a mi hermanita',
  ])('who sees somebody beaten hears of the line for violence, not of dying: %s', (text) => {
    const { text: first, state } = holdTalk(guard, { country: 'mx' }).says(text);
    expect(first).toMatch(/079/u);
    expect(first).not.toMatch(/Línea de la Vida|quitarse la vida/u);
    // By it the card shows the same line.
    expect(state.danger?.facts).toContain('attack');
  });

  it.each([
    'mi hijo de 3 años le pega a su hermanita',
    'a mi papá no le pega el frío',
    'en la película el señor le pega a su hijo',
  ])('nobody is beaten there: %s', (text) => {
    expect(answersTo('mx', text)[0]).not.toMatch(/079|recibe golpes/u);
  });

  it('who speaks of years together is no minor, and a frightened son makes nobody a man', () => {
    expect(answersTo('mx', 'tengo 15 años de casada y mi marido me pega')[0]).not.toMatch(
      /Con tu edad/u,
    );
    expect(answersTo('mx', 'mi marido me pega y mi hijo está asustado')[0]).toMatch(/079/u);
  });

  it('the living are not declared dead', () => {
    const text = 'mi papá falleció y voy a estar con mi mamá estos días';
    expect(answersTo('mx', text)[0]).not.toMatch(/Perder a tu mamá|quitarte la vida/u);
  });
});

describe('wanting to die', () => {
  it.each([
    ['mi marido me pega', 'ya me quiero matar'],
    ['me violaron anoche', 'me quiero matar'],
    ['vomito todo lo que como', 'me quiero matar hoy'],
  ])('is heard on a path that speaks of something else: %s', (first, then) => {
    const talk = holdTalk(guard, { country: 'mx' });
    talk.says(first);
    expect(['self', 'plan']).toContain(talk.says(then).state.danger?.kind);
  });
});

it('«sí» alone is no call that was made', () => {
  expect(answersTo('mx', 'me tomé un frasco de pastillas', 'sí')[1]).not.toMatch(/pediste ayuda/u);
});
