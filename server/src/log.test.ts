import { describe, expect, it } from 'vitest';
import { createLog, LoggableError } from './log.ts';

const MARK = 'marca-privada-7391';

function logged(fields: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog('debug', (line) => lines.push(line)).error('a fault', fields);
  return lines.join('');
}

describe('the log', () => {
  it.each<[string, () => unknown]>([
    ['a message', () => new Error(`No forms of address for "${MARK}"`)],
    ['a message of several lines', () => new TypeError(`x\n    at ${MARK} (file:///a.ts:1:1)`)],
    ['a name and a code', () => Object.assign(new Error('x'), { name: MARK, code: `${MARK} x` })],
    ['a stack that was written over', () => Object.assign(new Error('x'), { stack: MARK })],
    ['what a parser read', () => catching(() => JSON.parse(`{"a": ${MARK}`))],
    [
      'the row of a database error',
      () =>
        Object.assign(new Error(`invalid input syntax: "${MARK}"`), {
          code: '22P02',
          detail: `Key (content)=(${MARK})`,
          where: MARK,
          query: MARK,
          internalQuery: MARK,
          hint: MARK,
        }),
    ],
    ['a request to a model', () => Object.assign(new Error('x'), { requestBodyValues: [MARK] })],
    ['its cause', () => new LoggableError('ours', { cause: new Error(MARK) })],
    ['many', () => new AggregateError([new Error(MARK)], MARK)],
    ['something thrown that is no error', () => MARK],
    ['an object', () => ({ message: MARK })],
  ])('never repeats %s', (_, thrown) => {
    const line = logged({ error: thrown(), row: { content: MARK } });
    expect(line).toContain('a fault');
    expect(line).not.toContain(MARK);
  });

  it('says what helps to find a fault: names of ours, codes and places in the code', () => {
    const refused = Object.assign(new Error(MARK), {
      code: '23514',
      table: 'messages',
      constraint: 'messages_content_check',
    });
    const { error } = JSON.parse(logged({ error: refused, conversationId: 'c-1' }));
    expect(error).toMatchObject({
      name: 'Error',
      code: '23514',
      table: 'messages',
      constraint: 'messages_content_check',
    });
    expect(error.stack[0]).toMatch(/log\.test\.ts:\d+:\d+/);
  });

  it('repeats a sentence that is known to be ours', () => {
    expect(logged({ error: new LoggableError('the model took too long') })).toContain('too long');
  });
});

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
