import { expect, it } from 'vitest';
import type { DangerKind } from '../../content/danger/danger-path.ts';
import type { Moment } from '../moment.ts';
import { scriptFor } from './danger-script.ts';

const script = (kind: DangerKind, ...lines: string[]) =>
  scriptFor(kind, { text: lines.at(-1) ?? '', previous: lines.slice(0, -1) } as unknown as Moment);

it.each([
  ['me puse toda la insulina que había', 'me puse insulina de más'],
  ['me inyecté insulina hace media hora', 'me puse insulina de más hace media hora'],
  ['me tomé unas pastillas', 'tomé pastillas'],
  [
    'me tomé 20 pastillas y me puse mucha insulina',
    'me puse insulina de más y también tomé pastillas',
  ],
  ['no era insulina, me tomé unas pastillas', 'tomé pastillas'],
  ['me inyecté de más', 'me inyecté algo de más'],
  ['me bajé medio frasco de rivotril', 'tomé medicamentos'],
  ['he bebido lejía', 'tomé un producto tóxico'],
  ['me tragué la caja entera', 'tomé algo que hace daño'],
  ['hice una sobredosis', 'tomé o me puse algo de más'],
])('after «%s» the call is told what was said', (text, said) => {
  expect(script('overdose', text)).toBe(said);
});

it('remembers what it was when only "sí" comes after it', () => {
  expect(script('overdose', 'me puse toda la insulina', 'sí')).toBe('me puse insulina de más');
});

it('tells of whoever is followed, and of a blow before that', () => {
  expect(script('violence', 'me viene siguiendo un tipo')).toBe('alguien me viene siguiendo');
  expect(script('violence', 'me sigue amenazando')).toBe('me están agrediendo');
  expect(script('violence', 'un tipo me sigue', 'me golpeó')).toBe('me están agrediendo');
  expect(script('violence', 'mi ex me pega', 'me sigue un carro')).toBe(
    'alguien me viene siguiendo',
  );
});

it('tells of somebody else who injected too much', () => {
  expect(script('third', 'mi mamá se puso demasiada insulina')).toBe(
    'mi mamá se puso insulina de más',
  );
});
