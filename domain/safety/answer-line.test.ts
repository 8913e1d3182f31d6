import { expect, it } from 'vitest';
import { answerLine } from './answer-line.ts';
import { createGuard } from './guard.ts';

const RULES = createGuard();

it('answers a line with its id and level, read with what was said before', () => {
  expect(answerLine(RULES, '{"id":"a","text":"quiero morirme"}', 1)).toEqual({
    id: 'a',
    level: 'risk',
  });
  expect(answerLine(RULES, '{"id":7,"text":"hola","context":["me voy a matar hoy"]}', 2)).toEqual({
    id: 7,
    level: 'emergency',
  });
  expect(answerLine(RULES, '\uFEFF{"id":"b","text":"","context":null}\r', 1)).toEqual({
    id: 'b',
    level: 'none',
  });
});

it('passes over blank lines', () => {
  expect(answerLine(RULES, '  ', 3)).toBeNull();
});

it.each([
  ['{"id":"a"', 'line 4: not JSON'],
  ['{"id":"a"}', 'line 4: expected {id, text, context?: string[]}, see text'],
  ['{"id":"a","text":3}', 'line 4: expected {id, text, context?: string[]}, see text'],
  ['{"text":"hola"}', 'line 4: expected {id, text, context?: string[]}, see id'],
  ['[]', 'line 4: expected {id, text, context?: string[]}, see line'],
])('names the line that cannot be read: %s', (line, problem) => {
  expect(answerLine(RULES, line, 4)).toEqual({ problem });
});
