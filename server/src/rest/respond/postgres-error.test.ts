import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { errors } from './errors.ts';
import { toDataApiError } from './postgres-error.ts';
import { suggestion } from './suggestion.ts';

function refusal(code: string): DatabaseError {
  return Object.assign(new DatabaseError('no', 2, 'error'), { code, severity: 'ERROR' });
}

describe('toDataApiError', () => {
  test.each([
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['22P02', 400],
    ['25006', 405],
    ['42501', 403],
    ['42883', 404],
    ['42P01', 404],
    ['P0001', 400],
    ['P0002', 500],
    ['PT404', 404],
    ['PT999', 400],
    ['53300', 503],
    ['57014', 500],
    ['57P01', 503],
    ['40001', 500],
    ['54001', 400],
    ['08006', 503],
    ['ZZ999', 400],
  ])('%s is %i', (code, status) => {
    expect(toDataApiError(refusal(code), 'authenticated')).toMatchObject({ status, code });
  });
  test('without an account, 42501 asks to sign in', () => {
    expect(toDataApiError(refusal('42501'), 'anon').status).toBe(401);
  });
  test('a database out of reach is 503, anything else 500 without a word of it', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(toDataApiError(refused, 'anon')).toMatchObject({ status: 503, code: 'PGRST001' });
    const ended = new Error('Connection terminated unexpectedly');
    expect(toDataApiError(ended, 'anon').status).toBe(503);
    const bug = toDataApiError(new TypeError('secret is not a function'), 'anon');
    expect(bug).toMatchObject({ status: 500, message: 'Internal server error' });
    const own = errors.path();
    expect(toDataApiError(own, 'anon')).toBe(own);
  });
});

test('suggestion names what is close, nothing else', () => {
  expect(suggestion('mood_entry', ['mood_entries', 'messages'])).toBe('mood_entries');
  expect(suggestion('xyz', ['mood_entries', 'messages'])).toBeNull();
});
