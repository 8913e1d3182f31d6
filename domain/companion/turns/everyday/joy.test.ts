import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { holdTalk } from '../../hold-talk.testing.ts';

/** What the first answer to a message is about. */
const placeOf = (text: string) => JSON.stringify(holdTalk(browserGuard()).says(text).state.place);

describe('good news', () => {
  it.each([
    'por fin aprobé la oposición',
    'hoy pasé el examen de manejo',
    'nos dieron la hipoteca',
    'me salió la residencia y estoy muy feliz',
    'Estoy tan feliz, no me lo creo',
  ])('«%s» is met with joy', (text) => {
    expect(placeOf(text)).toContain('good-news');
  });

  it.each([
    'no estoy feliz en mi trabajo',
    'ya no estoy feliz con nada',
    'no aprobé el examen',
    'no me dieron el ascenso',
  ])('«%s» is none', (text) => {
    expect(placeOf(text)).not.toContain('good-news');
  });
});
