// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDraftOwner } from '#web/lib/drafts.ts';
import { useKeptWords } from './words.ts';
import { WritingField } from './writing-field.tsx';

const WEIGHTS = readFileSync(
  join(import.meta.dirname, '../../../../domain/safety/classifier/weights.bin'),
);

interface PageProps {
  before?: string;
  most?: number;
  mayExceed?: boolean;
  quietHelp?: boolean;
}

function Page({ before = '', most = 100, ...rest }: PageProps) {
  const words = useKeptWords('diary.today', before);
  return (
    <>
      <WritingField label="Tu día" hint="Como salga." words={words} most={most} {...rest} />
      <button type="button" onClick={words.clear}>
        Guardado
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Tu día');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);

beforeEach(() => {
  localStorage.clear();
  setDraftOwner('ana');
  // What is only suspected is heard by the learned reader, whose weights the server has.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(WEIGHTS))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps every keystroke, for whoever writes, until it is saved', () => {
  render(<Page before="Ayer" />);
  expect(field().value).toBe('Ayer');
  write('Ayer llovió');
  cleanup();
  render(<Page before="Ayer" />);
  expect(field().value).toBe('Ayer llovió');
  cleanup();
  setDraftOwner('leo');
  render(<Page before="Ayer" />);
  expect(field().value).toBe('Ayer');
  cleanup();
  setDraftOwner('ana');
  render(<Page before="Ayer" />);
  fireEvent.click(screen.getByRole('button', { name: 'Guardado' }));
  expect(field().value).toBe('Ayer');
  expect(localStorage).toHaveLength(0);
});

it('stays empty when somebody empties it', () => {
  render(<Page before="Ayer" />);
  write('');
  expect(field().value).toBe('');
});

it('stays with its person when the session ends while they write', () => {
  render(<Page />);
  write('Hoy');
  act(() => setDraftOwner(null));
  write('Hoy fui');
  expect(field().value).toBe('Hoy fui');
  cleanup();
  setDraftOwner('ana');
  render(<Page />);
  expect(field().value).toBe('Hoy fui');
});

it('can be written in where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Page />);
  write('Hoy fui al lago');
  expect(field().value).toBe('Hoy fui al lago');
  fireEvent.click(screen.getByRole('button', { name: 'Guardado' }));
});

it('counts the last characters, holds no more than fit, and says so', () => {
  render(<Page most={20} />);
  write('Quince letras ya');
  expect(screen.getByText('Quedan 4 caracteres')).toBeDefined();
  expect(described()).toEqual(['Como salga.', 'Quedan 4 caracteres']);
  expect(field().maxLength).toBe(20);
  write('Quince letras');
  expect(screen.queryByText(/Quedan/)).toBeNull();
  expect(described()).toEqual(['Como salga.']);
  write('x'.repeat(19));
  expect(screen.getByText('Queda 1 carácter')).toBeDefined();
  write('x'.repeat(20));
  expect(screen.getByText('No cabe más: son 20 caracteres.').getAttribute('role')).toBe('status');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('holds what is too long where somebody else refuses it, and counts how much', () => {
  render(<Page most={20} mayExceed />);
  expect(field().hasAttribute('maxlength')).toBe(false);
  write('x'.repeat(22));
  expect(field().value).toHaveLength(22);
  expect(screen.getByRole('alert').textContent).toBe('Sobran 2 caracteres.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

const SAID = { name: 'Ver ayuda ahora' };
const SUSPECTED = { name: '¿Hay algo más detrás? Aquí hay ayuda' };
const soon = { timeout: 10_000 };

it('shows help beside words that say danger, and leaves everything as it was', async () => {
  render(<Page />);
  field().focus();
  write('ya no quiero vivir');
  const link = await screen.findByRole('link', SAID, soon);
  expect(link.getAttribute('href')).toBe('/crisis-moment');
  expect(link.closest('[aria-live=polite]')).not.toBeNull();
  expect(document.activeElement).toBe(field());
  expect(field()).toMatchObject({ value: 'ya no quiero vivir', readOnly: false, disabled: false });
  write('');
  expect(screen.queryByRole('link', SAID)).toBeNull();
});

it('shows one line where danger is only suspected, or where it is what the page is about', async () => {
  render(<Page />);
  write('No me siento a salvo. ¿Puedes venir o llamarme ahora mismo?');
  const line = await screen.findByRole('link', SUSPECTED, soon);
  expect(line.getAttribute('href')).toBe('/crisis-moment');
  expect(screen.queryByRole('link', SAID)).toBeNull();
  cleanup();
  localStorage.clear();
  render(<Page quietHelp />);
  write('ya no quiero vivir');
  await screen.findByRole('link', SUSPECTED, soon);
  expect(screen.queryByRole('link', SAID)).toBeNull();
});

it('shows it again beside a draft that was left, and none beside everyday words', async () => {
  render(<Page />);
  write('quiero matarme');
  cleanup();
  render(<Page />);
  await screen.findByRole('link', SAID, soon);
  write('hoy comí arepas con mi tía');
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull(), soon);
});
