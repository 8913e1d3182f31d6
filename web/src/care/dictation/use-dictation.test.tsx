// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DictationButton } from './dictation-button.tsx';
import { DictationStatus } from './dictation-status.tsx';
import { FakeRecognition } from './fake-recognition.testing.ts';
import { useDictation } from './use-dictation.ts';

function Field({ name = 'Diario', most = Infinity, before = '' }) {
  const [text, write] = useState(before);
  const dictation = useDictation({ text, write }, most);
  return (
    <section>
      <label htmlFor={name}>{name}</label>
      <textarea id={name} value={text} onChange={(event) => write(event.currentTarget.value)} />
      <button type="button" onClick={() => write('')}>
        Enviar {name}
      </button>
      {dictation && <DictationButton dictation={dictation} />}
      {dictation && <DictationStatus dictation={dictation} />}
    </section>
  );
}

const fieldOf = (name = 'Diario') => screen.getByLabelText<HTMLTextAreaElement>(name);
const button = (at = 0) => screen.getAllByRole('button', { name: 'Dictar' })[at]!;
const isPressed = (at = 0) => button(at).getAttribute('aria-pressed') === 'true';
const hearing = () => FakeRecognition.all.filter(({ isHearing }) => isHearing);

async function dictate(at = 0) {
  const before = FakeRecognition.all.length;
  fireEvent.click(button(at));
  await waitFor(() => expect(FakeRecognition.all.length).toBe(before + 1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return FakeRecognition.last;
}

const say = (...given: Parameters<FakeRecognition['say']>) =>
  act(() => FakeRecognition.last.say(...given));

beforeEach(() => {
  FakeRecognition.reset();
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is not offered where the browser cannot listen', () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  render(<Field />);
  expect(screen.queryByRole('button', { name: 'Dictar' })).toBeNull();
});

it('goes by the old name as well', () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  render(<Field />);
  expect(button()).toBeDefined();
});

it('writes Spanish after what stands there, guesses first, and shows that it listens', async () => {
  render(<Field before="Hoy" />);
  expect(isPressed()).toBe(false);
  const recognition = await dictate();
  expect(recognition).toMatchObject({ continuous: true, interimResults: true });
  expect(recognition.lang).toMatch(/^es/);
  expect(isPressed()).toBe(true);
  say('hablé con', { isGuess: true });
  expect(fieldOf().value).toBe('Hoy hablé con');
  say('hablé con mi hermana');
  say('por la tarde');
  expect(fieldOf().value).toBe('Hoy hablé con mi hermana por la tarde');
});

it('says that the audio may leave the device, unless the browser reads it here', async () => {
  render(<Field />);
  await dictate();
  expect(screen.getByRole('status').textContent).toContain('puede enviar el audio a su fabricante');
  expect(FakeRecognition.last.processLocally).toBe(false);
  cleanup();
  FakeRecognition.available = () => Promise.resolve('available');
  render(<Field />);
  await dictate();
  expect(FakeRecognition.last.processLocally).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('no sale de este dispositivo');
});

it('stops at the second touch, and keeps the words already spoken', async () => {
  render(<Field />);
  await dictate();
  say('casi', { isGuess: true });
  fireEvent.click(button());
  expect(isPressed()).toBe(false);
  await waitFor(() => expect(FakeRecognition.last.isActive).toBe(false));
  expect(fieldOf().value).toBe('casi');
  expect(hearing()).toEqual([]);
});

it('ends when somebody types, and never writes over it', async () => {
  render(<Field />);
  await dictate();
  say('hablé con', { isGuess: true });
  fireEvent.change(fieldOf(), { target: { value: 'hablé con Ana' } });
  expect(isPressed()).toBe(false);
  expect(hearing()).toEqual([]);
  say('hablé con mi hermana');
  expect(fieldOf().value).toBe('hablé con Ana');
});

it('does not bring back what was sent', async () => {
  render(<Field />);
  await dictate();
  say('hola');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar Diario' }));
  say('¿qué tal?');
  expect(fieldOf().value).toBe('');
  expect(hearing()).toEqual([]);
});

it('listens for one field at a time', async () => {
  render(
    <>
      <Field name="Uno" />
      <Field name="Dos" />
    </>,
  );
  await dictate(0);
  await dictate(1);
  expect([isPressed(0), isPressed(1)]).toEqual([false, true]);
  say('aquí');
  expect([fieldOf('Uno').value, fieldOf('Dos').value]).toEqual(['', 'aquí']);
  expect(hearing()).toHaveLength(1);
});

it('writes only whole words that fit, and ends there', async () => {
  render(<Field before="Hoy" most={12} />);
  await dictate();
  say('fui al lago con mi hermana');
  expect(fieldOf().value).toBe('Hoy fui al');
  await waitFor(() => expect(isPressed()).toBe(false));
});

it.each([
  ['not-allowed', 'El navegador no tiene permiso para usar el micrófono.'],
  ['service-not-allowed', 'El navegador no tiene permiso para usar el micrófono.'],
  ['audio-capture', 'No se encontró ningún micrófono.'],
  ['network', 'El dictado necesita conexión. Puedes seguir escribiendo.'],
  ['language-not-supported', 'El dictado no respondió. Puedes seguir escribiendo.'],
])('says what is wrong: %s', async (trouble, text) => {
  FakeRecognition.trouble = trouble;
  render(<Field before="Hoy" />);
  await dictate();
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(isPressed()).toBe(false);
  expect(fieldOf().value).toBe('Hoy');
  FakeRecognition.trouble = null;
  await dictate();
  expect(isPressed()).toBe(true);
});

it('says nothing of silence', async () => {
  render(<Field />);
  await dictate();
  act(() => FakeRecognition.last.fail('no-speech'));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(isPressed()).toBe(false);
});

it('leaves no microphone open when the field goes, also before it was opened', async () => {
  const { unmount } = render(<Field />);
  await dictate();
  unmount();
  expect(hearing()).toEqual([]);
  const other = render(<Field />);
  fireEvent.click(button());
  other.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hearing()).toEqual([]);
});
