// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignInPage } from './sign-in-page.tsx';
import { AUTH_ERRORS, AUTH_TEXTS } from './texts.ts';

const signIn = vi.hoisted(() => vi.fn<() => Promise<{ error: unknown }>>());
vi.mock('#web/data/auth.ts', () => ({
  loadAuth: () => Promise.resolve({ signInWithPassword: signIn }),
}));

vi.mock('#web/data/public-config.ts', () => ({
  loadPublicConfig: () => Promise.resolve({ publishableKey: 'k', all: {} }),
}));

function open(address = '/signin') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SignInPage />
    </MemoryRouter>,
  );
}

const email = () => screen.getByLabelText(AUTH_TEXTS.email);
const password = () => screen.getByLabelText(AUTH_TEXTS.password);

function send(address: string, secret: string) {
  fireEvent.input(email(), { target: { value: address } });
  fireEvent.input(password(), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: AUTH_TEXTS.signIn.submit }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn.mockReset();
});
afterEach(cleanup);

test.each([
  ['', AUTH_TEXTS.invalidEmail('required')],
  ['ana', AUTH_TEXTS.invalidEmail('format')],
  [`${'a'.repeat(260)}@e.mx`, AUTH_TEXTS.invalidEmail('too_long')],
])('the address %j is refused beside its field', async (address, sentence) => {
  open();
  send(address, '');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText(AUTH_TEXTS.invalidPassword)).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(signIn).not.toHaveBeenCalled();
});

test.each([
  [{ code: 'invalid_credentials', status: 400 }, AUTH_ERRORS.invalid_credentials],
  [{ code: 'email_not_confirmed', status: 400 }, AUTH_ERRORS.email_not_confirmed],
  [{ code: 'over_request_rate_limit', status: 429 }, AUTH_ERRORS.over_request_rate_limit],
  [{ name: 'AuthRetryableFetchError', status: 503 }, AUTH_ERRORS.network],
])('%j is said, and what was typed stays', async (error, sentence) => {
  signIn.mockResolvedValue({ error });
  open();
  send('ana@correo.mx', 'secreta');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(email()).toHaveProperty('value', 'ana@correo.mx');
  expect(password()).toHaveProperty('value', 'secreta');
});

test('a mistyped form is never sent by the browser into the address', () => {
  open();
  expect(email().closest('form')?.getAttribute('method')).toBe('post');
});

test('the way back travels to the other screens', () => {
  open('/signin?from=%2Fchat');
  const link = screen.getByRole('link', { name: AUTH_TEXTS.signIn.toSignUp });
  expect(link.getAttribute('href')).toBe('/signup?from=%2Fchat');
  expect(screen.getByText(AUTH_TEXTS.signIn.needsAccount)).toBeTruthy();
});
