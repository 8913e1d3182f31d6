import { expect, it } from 'vitest';
import { asText, portable } from './export-text.ts';

it('writes a talk as one would read it on paper', () => {
  const at = new Date(2026, 10, 20, 21, 5).toISOString();
  const message = { conversation_id: 'c', status: 'complete', created_at: at };
  const text = asText({
    id: 'c',
    title: null,
    created_at: at,
    messages: [
      { ...message, id: '1', role: 'person', content: 'Hola\nsigo' },
      { ...message, id: '2', role: 'companion', content: 'Te leo.' },
    ],
  });
  expect(text).toBe(
    'Viernes 20 de noviembre\n20 de noviembre de 2026\n\n[21:05] Yo: Hola\nsigo\n[21:05] Nilo: Te leo.\n',
  );
});

it('takes along what was kept of talks', () => {
  const kept = { id: 'k', title: 'Para mañana', lines: ['Llamar a Rocco'], kept_at: '2026-11-20' };
  expect(portable([], [kept])).toEqual({
    conversations: [],
    keepsakes: [{ title: 'Para mañana', lines: ['Llamar a Rocco'], kept_at: '2026-11-20' }],
  });
});
