import { describe, expect, it } from 'vitest';
import { checkSpanishLiterals, looksSpanish } from './spanish-literals.ts';

describe('Spanish literals', () => {
  it.each([
    ['a string', `const a = 'Guardar la entrada';`],
    ['an accent', `const a = 'sesión';`],
    ['text in JSX', `const a = <p>Cuéntame</p>;`],
    ['an attribute', `const a = <b title="Cerrar el aviso" />;`],
    ['a template', 'const a = `Hola, ${b}, ¿qué tal?`;'],
  ])('finds %s in code', (_what, text) => {
    expect(
      checkSpanishLiterals([{ path: 'web/src/features/mood/mood-page.tsx', text }]),
    ).toHaveLength(1);
  });

  it.each([
    'web/src/features/mood/texts.ts',
    'server/src/mail/templates/confirmation.ts',
    'web/src/features/mood/mood-page.test.tsx',
    'domain/companion/content/topics.ts',
  ])('lets %s hold what people read', (path) => {
    expect(checkSpanishLiterals([{ path, text: `export const a = '¿Cómo llegas hoy?';` }])).toEqual(
      [],
    );
  });

  it('leaves English, class names and identifiers alone', () => {
    for (const text of [
      'No rows were found',
      'flex items-center gap-2',
      'select_own',
      'America/Mexico_City',
      'alegria',
    ]) {
      expect(looksSpanish(text)).toBe(false);
    }
  });
});
