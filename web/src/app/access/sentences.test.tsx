// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSessionState } from '#web/data/session.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { ChangePasswordForm } from '#web/features/auth/password/change-password-form.tsx';
import { SignInPage } from '#web/features/auth/sign-in-page.tsx';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { SignUpPage } from '#web/features/auth/sign-up-page.tsx';
import { inspectInput, MALICIOUS_INPUT } from '#web/lib/inspect-input.ts';
import { dismissToast, Toaster } from '#web/ui/toast.tsx';
import { loadOwnData } from '../own-data/load-own-data.ts';
import GuestLayout from './guest-layout.tsx';

/**
 * Every sentence of docs/specification.md §8 (and §2, §5) about accounts, letter for letter, and
 * where it arises.
 */
const refused = (code: string, status: number, more: object = {}) => ({
  data: {},
  error: { code, status, ...more },
});
const auth = vi.hoisted(() => ({
  signInWithPassword: vi.fn<() => Promise<unknown>>(),
  signUp: vi.fn<() => Promise<unknown>>(),
  updateUser: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('#web/data/auth.ts', () => ({ loadAuth: () => Promise.resolve(auth) }));
const config = vi.hoisted(() => ({ limits: {} }));
vi.mock('#web/data/public-config.ts', () => ({
  loadPublicConfig: () => Promise.resolve({ publishableKey: 'k', all: config }),
}));
const fetched = vi.fn<typeof fetch>();

function open(page: ReactNode) {
  render(
    <MemoryRouter>
      <Toaster />
      {page}
    </MemoryRouter>,
  );
}

function type(label: string, text: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function signIn(email = 'ana@e.mx', password = 'secreta') {
  open(<SignInPage />);
  type('Correo electrónico', email);
  type('Contraseña', password);
  press('Entrar');
}

function signUp(email = 'ana@e.mx', password = 'secreta') {
  open(<SignUpPage />);
  type('Correo electrónico', email);
  type('Contraseña', password);
  press('Crear mi cuenta');
}

function beSignedIn() {
  const user = { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' };
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ access_token: 't', expires_at: Date.now() / 1000 + 3600, user }),
  );
  refreshSessionState();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  refreshSessionState();
  config.limits = { signInWindowMinutes: 15 };
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  auth.signInWithPassword.mockReset();
  auth.signUp.mockReset();
  auth.updateUser.mockReset();
});
afterEach(() => {
  cleanup();
  dismissToast();
});

/** As many wrong guesses as are allowed, and one more. */
async function guessTooOften() {
  auth.signInWithPassword.mockResolvedValue(refused('invalid_credentials', 400));
  signIn();
  for (let guess = 1; guess <= 5; guess += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one guess after the other
    await vi.waitFor(() => expect(auth.signInWithPassword).toHaveBeenCalledTimes(guess));
    // oxlint-disable-next-line no-await-in-loop
    await screen.findByText('Credenciales incorrectas. Verifica tu correo y contraseña.');
    press('Entrar');
  }
}

async function signUpTooOften() {
  auth.signUp.mockResolvedValue({ data: { user: { identities: [{}] } }, error: null });
  for (let account = 1; account <= 4; account += 1) {
    cleanup();
    signUp();
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    await vi.waitFor(() => expect(auth.signUp).toHaveBeenCalledTimes(Math.min(account, 3)));
  }
}

const TABLE: readonly [sentence: string, where: string, arises: () => void | Promise<void>][] = [
  [
    'Credenciales incorrectas. Verifica tu correo y contraseña.',
    'sign-in, invalid credentials',
    () => {
      auth.signInWithPassword.mockResolvedValue(refused('invalid_credentials', 400));
      signIn();
    },
  ],
  [
    'Tu cuenta necesita verificación. Revisa tu correo electrónico.',
    'sign-in, email not confirmed',
    () => {
      auth.signInWithPassword.mockResolvedValue(refused('email_not_confirmed', 400));
      signIn();
    },
  ],
  [
    'Tu cuenta necesita verificación. Revisa tu correo electrónico.',
    'sign-up, signup_disabled',
    () => {
      auth.signUp.mockResolvedValue(refused('signup_disabled', 422));
      signUp();
    },
  ],
  [
    'Demasiados intentos. Espera unos minutos antes de intentar nuevamente.',
    'sign-in, too many requests at the server',
    () => {
      auth.signInWithPassword.mockResolvedValue(refused('over_request_rate_limit', 429));
      signIn();
    },
  ],
  [
    'Demasiados intentos. Espera unos minutos antes de intentar nuevamente.',
    'sign-up, too many mails at the server',
    () => {
      auth.signUp.mockResolvedValue(refused('over_email_send_rate_limit', 429));
      signUp();
    },
  ],
  [
    'Error de conexión. Por favor, intenta más tarde.',
    'sign-in, database schema error',
    () => {
      const message = 'Database error querying schema';
      auth.signInWithPassword.mockResolvedValue(refused('unexpected_failure', 500, { message }));
      signIn();
    },
  ],
  [
    'Este correo ya está registrado. Intenta iniciar sesión.',
    'sign-up, already registered',
    () => {
      auth.signUp.mockResolvedValue(refused('user_already_exists', 422));
      signUp();
    },
  ],
  [
    'Este correo ya está registrado. Intenta iniciar sesión.',
    'sign-up, already registered at a server that does not say so',
    () => {
      auth.signUp.mockResolvedValue({ data: { user: { identities: [] } }, error: null });
      signUp();
    },
  ],
  [
    'Por favor, ingresa un correo electrónico válido.',
    'sign-up, invalid email',
    () => {
      auth.signUp.mockResolvedValue(refused('email_address_invalid', 400));
      signUp();
    },
  ],
  [
    'La contraseña debe tener al menos 6 caracteres.',
    'sign-up, short password',
    () => {
      auth.signUp.mockResolvedValue(refused('weak_password', 422, { reasons: ['length'] }));
      signUp('ana@e.mx', 'corta');
    },
  ],
  [
    'La contraseña actual es incorrecta',
    'password change, wrong current',
    () => {
      auth.updateUser.mockResolvedValue(refused('current_password_invalid', 400));
      open(<ChangePasswordForm email="ana@e.mx" />);
      type('Contraseña actual', 'no es');
      type('Contraseña nueva', 'piedra río luna');
      press('Cambiar contraseña');
    },
  ],
  [
    'Demasiados intentos de acceso. Intenta de nuevo más tarde.',
    'client rate limit, five sign-ins in fifteen minutes',
    guessTooOften,
  ],
  [
    'Demasiados intentos de inicio de sesión. Espera 5 minutos.',
    'client rate limit, five sign-ins in five minutes',
    () => {
      config.limits = { signInWindowMinutes: 5 };
      return guessTooOften();
    },
  ],
  [
    'Demasiados intentos de registro. Espera 1 hora.',
    'client rate limit, three sign-ups an hour',
    signUpTooOften,
  ],
  [
    'Sesión cerrada correctamente!',
    'sign-out',
    () => {
      beSignedIn();
      open(<SignOutButton loadOwnData={loadOwnData} />);
      press('Cerrar sesión');
    },
  ],
  [
    'Error al cerrar sesión',
    'sign-out, the server does not answer',
    () => {
      beSignedIn();
      fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      open(<SignOutButton loadOwnData={loadOwnData} />);
      press('Cerrar sesión');
    },
  ],
  [
    'Contraseña inválida: Contraseña requerida',
    'sign-in without a password (docs/specification.md §5)',
    () => signIn('ana@e.mx', ''),
  ],
  [
    'Bienvenido! Tu cuenta está lista.',
    'signed in already, at /signin (docs/specification.md §2)',
    () => {
      beSignedIn();
      open(
        <Routes>
          <Route element={<GuestLayout />}>
            <Route index element={<SignInPage />} />
          </Route>
        </Routes>,
      );
    },
  ],
];

describe('each sentence arises where the specification says', () => {
  test.each(TABLE)('%s (%s)', async (sentence, _where, arises) => {
    await arises();
    expect(await screen.findByText(sentence, {}, { timeout: 3000 })).toBeTruthy();
  });
});

test.each(['', 'ana', `${'a'.repeat(251)}@e.mx`])('Email inválido: ... (%j)', async (email) => {
  signIn(email);
  expect(await screen.findByText(/^Email inválido: ./)).toBeTruthy();
  expect(auth.signInWithPassword).not.toHaveBeenCalled();
});

test('Potentially malicious input detected: what the sanitizer strips and flags (docs/specification.md §5)', () => {
  expect(MALICIOUS_INPUT).toBe('Potentially malicious input detected');
  for (const [text, clean] of [
    ['Ana<script>alert(1)</script> Pérez', 'Ana Pérez'],
    ['<b>Ana</b>', 'Ana'],
    ['javascript:alert(1)', 'alert(1)'],
    ['Ana onclick=x', 'Ana x'],
    ["' OR 1=1", "' OR 1=1"],
    ['eval(1)', 'eval(1)'],
    ['SELECT * FROM users', 'SELECT * FROM users'],
  ] as const) {
    expect(inspectInput(text)).toEqual({ clean, suspicious: true });
  }
  expect(inspectInput('Ana María O’Donnell').suspicious).toBe(false);
});
