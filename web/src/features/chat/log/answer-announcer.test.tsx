// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type CompanionMessage,
  NOTHING_OFFERED,
  type PersonMessage,
} from '../conversation/message.ts';
import { CHAT_TEXTS } from '../texts.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';

function said(id: string, status: 'sending' | 'unsent'): PersonMessage {
  return { id, role: 'person', text: 'hola', at: '2026-11-22T02:00:00Z', status };
}

it('says it again when another message could not be sent', () => {
  const { container, rerender } = render(<AnswerAnnouncer messages={[said('a', 'sending')]} />);
  const news = () => container.textContent;
  rerender(<AnswerAnnouncer messages={[said('a', 'unsent')]} />);
  expect(news()).toBe(CHAT_TEXTS.announce.unsent);
  rerender(<AnswerAnnouncer messages={[said('a', 'unsent'), said('b', 'sending')]} />);
  expect(news()).toBe('');
  rerender(<AnswerAnnouncer messages={[said('a', 'unsent'), said('b', 'unsent')]} />);
  expect(news()).toBe(CHAT_TEXTS.announce.unsent);
});

it('reads help aloud that came for a message which could not be stored', () => {
  const { container, rerender } = render(<AnswerAnnouncer messages={[said('a', 'sending')]} />);
  const help: CompanionMessage = {
    ...NOTHING_OFFERED,
    id: 'b',
    role: 'companion',
    text: 'Llama ahora al 112.',
    at: '2026-11-22T02:00:01Z',
    status: 'complete',
    replyTo: 'a',
  };
  rerender(<AnswerAnnouncer messages={[said('a', 'unsent'), help]} />);
  expect(container.textContent).toBe(CHAT_TEXTS.announce.answer(help.text));
});

it('reads what can be answered with a tap after the words', () => {
  const { container, rerender } = render(<AnswerAnnouncer messages={[said('a', 'sending')]} />);
  const step: CompanionMessage = {
    ...NOTHING_OFFERED,
    id: 'b',
    role: 'companion',
    text: '¿Quién lo va a leer?',
    at: '2026-11-22T02:00:01Z',
    status: 'complete',
    replyTo: 'a',
    flow: { name: 'Preparar qué decir', step: 1, of: 6 },
    chips: [
      { id: 'step/prepare-words/who/0', label: 'Mi pareja' },
      { id: 'way/leave', label: 'Dejarlo aquí' },
    ],
  };
  rerender(<AnswerAnnouncer messages={[{ ...said('a', 'sending'), status: 'kept' }, step]} />);
  expect(container.textContent).toBe(
    'Nilo: ¿Quién lo va a leer? Preparar qué decir, 1 de 6. Para responder: Mi pareja; Dejarlo aquí.',
  );
});
