// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { hasLocalConsent } from './local-consent.ts';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';

const call = vi.hoisted(() => vi.fn<(path: string, body: unknown) => Promise<Response>>());
vi.mock('#web/data/backend.ts', () => ({ callFunction: call }));
// happy-dom draws nothing: the pad's place is taken by a button that signs.
vi.mock('./signature/signature-pad.tsx', () => ({
  SignaturePad: (props: { disabled: boolean; onChange: (signature: string | null) => void }) => (
    <button
      type="button"
      disabled={props.disabled}
      onClick={() => props.onChange('data:image/png;base64,AAAA')}
    >
      sign
    </button>
  ),
}));

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ConsentDialog cookieConsent={() => false} document={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const main = () => screen.getByLabelText(TEXTS.main, { exact: false });
const sign = () => fireEvent.click(screen.getByText('sign'));
const type = (name: string) =>
  fireEvent.change(screen.getByLabelText(TEXTS.fullName), { target: { value: name } });

beforeEach(() => {
  localStorage.clear();
  const session = {
    access_token: 't',
    refresh_token: 'r',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' },
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  refreshSessionState();
  call.mockReset();
});
afterEach(cleanup);

test('records exactly what was accepted', async () => {
  call.mockResolvedValue(Response.json({ consentId: 'x' }));
  open();
  expect(screen.getByText(TEXTS.incomplete)).toHaveProperty('disabled', true);
  expect(screen.getByText('sign')).toHaveProperty('disabled', true);
  fireEvent.click(main());
  sign();
  type('  Ana Pérez ');
  fireEvent.click(screen.getByText(TEXTS.submit));
  await waitFor(() => expect(hasLocalConsent('ana')).toBe(true));
  expect(call).toHaveBeenCalledWith('consent', {
    fullName: 'Ana Pérez',
    digitalSignature: 'data:image/png;base64,AAAA',
    ageVerified: true,
    medicalDisclaimer: true,
    privacyPolicy: true,
    termsConditions: true,
    dataResearch: false,
    cookieConsent: false,
    deviceId: localStorage.getItem('remanso.device-id'),
    consentVersion: '4.2',
  });
});

test('while it is sent, the lower button stays enabled and sends nothing more', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  open();
  fireEvent.click(main());
  sign();
  type('Ana');
  fireEvent.click(screen.getByText(TEXTS.submit));
  await screen.findByText(TEXTS.saving);
  const lower = screen.getByText(TEXTS.registering);
  expect(lower).toHaveProperty('disabled', false);
  fireEvent.click(lower);
  expect(call).toHaveBeenCalledTimes(1);
});

test('the lower button says what is missing', () => {
  open();
  expect(screen.getByText(TEXTS.lower)).toHaveProperty('disabled', true);
  fireEvent.click(main());
  fireEvent.click(screen.getByText(TEXTS.lower));
  expect(screen.getByText(TEXTS.missing)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['consent_not_signed_in', 'Debes iniciar sesión antes de aceptar el consentimiento'],
  ['internal', 'Error al registrar consentimiento. Por favor, inténtelo nuevamente.'],
  ['network', 'Error al registrar consentimiento. Por favor, inténtelo nuevamente.'],
])('%s is said in the dialog, with everything still there', async (code, sentence) => {
  call.mockRejectedValue(new DataError(code, '', 500));
  open();
  fireEvent.click(main());
  sign();
  type('Ana');
  fireEvent.click(screen.getByText(TEXTS.submit));
  await screen.findByText(sentence);
  expect(screen.getByLabelText(TEXTS.fullName)).toHaveProperty('value', 'Ana');
  expect(screen.getByText(TEXTS.submit)).toHaveProperty('disabled', false);
});
