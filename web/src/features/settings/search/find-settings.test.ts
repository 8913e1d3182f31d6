import { expect, it } from 'vitest';
import { SECTIONS } from '../sections.ts';
import { SETTING_ENTRIES } from './entries.content.ts';
import { findSettings } from './find-settings.ts';

const first = (query: string) => findSettings(query)[0]?.id;

it.each([
  ['letra grande', 'tamano'],
  ['LETRAS', 'tamano'],
  ['modo oscuro', 'tema'],
  ['vibración', 'vibracion'],
  ['vibracion', 'vibracion'],
  ['que no vibre', 'vibracion'],
  ['volumen', 'volumen'],
  ['silencio', 'sonidos'],
  ['animaciones', 'movimiento'],
  ['me mareo', 'movimiento'],
  ['notificaciones', 'recordatorio'],
  ['contraseña', 'seguridad'],
  ['borrar mi cuenta', 'seguridad'],
  ['vos', 'trato'],
  ['cookies', 'cookies'],
  ['sobrecarga sensorial', 'calma'],
  ['gastar menos datos', 'ahorro'],
  ['cerrar sesion', 'sesion'],
])('finds by «%s» what is meant', (query, id) => {
  expect(first(query)).toBe(id);
});

it('finds nothing where nothing was asked, or nothing is', () => {
  expect(findSettings('  ')).toEqual([]);
  expect(findSettings('xilófono')).toEqual([]);
});

it('knows a way to every section', () => {
  const reached = new Set(SETTING_ENTRIES.map(({ section }) => section));
  expect(reached).toEqual(new Set(Object.keys(SECTIONS)));
});
