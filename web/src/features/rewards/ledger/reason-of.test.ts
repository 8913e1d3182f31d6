import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

const nameOf = (kind: string, name: string) =>
  name === 'nilo:scarf'
    ? 'Bufanda'
    : name === 'five-senses' && kind === 'tool'
      ? '5-4-3-2-1'
      : undefined;

it.each([
  ['tool:five-senses', '5-4-3-2-1'],
  ['tool:long-gone', 'Una herramienta hasta el final'],
  ['game:long-gone', 'Un juego hasta el final'],
  ['welcome', 'Tu primer día aquí'],
  ['level_up', 'Llegaste a otro nivel'],
  ['check_in', 'Dijiste cómo llegabas'],
  ['diary', 'Escribiste en tu diario'],
  ['keepsake', 'Te llevaste algo de una charla'],
  ['challenge:long-gone', 'Un pequeño acto por ti'],
  ['store:nilo:scarf', 'Bufanda'],
  ['refund:nilo:scarf', 'Devuelto: Bufanda'],
  ['refund:nilo:long-gone', 'Algo que devolviste a la tienda'],
  ['something-of-tomorrow', 'Algo que hiciste por ti'],
  ['constructor', 'Algo que hiciste por ti'],
])('says why tokens moved: %s', (description, words) => {
  expect(reasonOf(description, nameOf)).toBe(words);
});
