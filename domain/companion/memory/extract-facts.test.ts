import { describe, expect, it } from 'vitest';
import { createGuard } from '../../safety/guard.ts';
import { extractFacts } from './extract-facts.ts';

const RULES = createGuard();
const factsIn = (message: string) => extractFacts(RULES, message);

describe('what might be remembered', () => {
  it.each([
    ['Hola, me llamo Ana y vengo a hablar', ['Prefiere que le llamen Ana.']],
    ['mi perra se llama Luna', ['Tiene una perra que se llama Luna.']],
    ['Adopté un gato que se llama Simón', ['Tiene un gato que se llama Simón.']],
    ['mi hermana se llama Clara', ['Su hermana se llama Clara.']],
    ['Trabajo en un hospital desde hace años', []],
    ['Trabajo de maestra en una escuela rural', ['Trabaja de maestra en una escuela rural.']],
    ['estudio Derecho y voy en tercero', ['Estudia Derecho.']],
    ['Vivo en Lima', ['Vive en Lima.']],
    ['me ayuda caminar por el parque', ['Le ayuda caminar por el parque.']],
    ['Mi meta es terminar la carrera', ['Su meta: terminar la carrera.']],
  ])('%s', (message, facts) => expect(factsIn(message)).toEqual(facts));

  it('keeps nothing of danger, health, intimacy, doubt or somebody else', () => {
    const nothing = [
      'mi hermana Ana se quiere matar',
      'me llamo Ana y ya no quiero vivir',
      'me ayuda tomar clonazepam',
      'tengo depresión y trabajo de cajera',
      '¿me llamo Ana o no?',
      'quisiera que mi perro se llamara Max',
      'antes trabajo de mesero',
      'me ayuda beber alcohol',
      'mi mamá dice que soy enfermera como ella',
      'mi hermano Luis está en el hospital',
      'estoy triste',
    ];
    expect(nothing.flatMap(factsIn)).toEqual([]);
  });
});
