// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FRESH } from '../conversation/conversation-fold.ts';
import { type CompanionMessage, NOTHING_OFFERED } from '../conversation/message.ts';
import { ConversationLog } from './conversation-log.tsx';

const answer: CompanionMessage = {
  id: 'a',
  role: 'companion',
  text: 'Hola',
  at: '2026-11-22T02:00:00Z',
  status: 'complete',
  replyTo: null,
  ...NOTHING_OFFERED,
  suggestions: [{ type: 'suggestion', kind: 'tool', path: '/crisis', label: 'Lines' }],
};

afterEach(cleanup);

it.each([
  { ask: false, links: 1, why: 'no card leads there' },
  { ask: true, links: 0, why: 'the crisis card leads there' },
])('at risk shows $links suggestions of help where $why', ({ ask, links }) => {
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <ConversationLog
        view={{ ...FRESH, level: 'risk', ask, messages: [answer] }}
        mood="neutral"
        onRetry={nothing}
        onEdit={nothing}
        onForgotten={nothing}
        onSay={nothing}
      />
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('link', { name: /Lines/ })).toHaveLength(links);
});

it('says which chip was tapped', () => {
  const nothing = () => undefined;
  const onSay = vi.fn<(text: string, choice: string) => void>();
  const chips = [{ id: 'way/vent', label: 'Desahogarme' }];
  render(
    <MemoryRouter>
      <ConversationLog
        view={{ ...FRESH, messages: [{ ...answer, chips }] }}
        mood="neutral"
        onRetry={nothing}
        onEdit={nothing}
        onForgotten={nothing}
        onSay={onSay}
      />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Desahogarme' }));
  expect(onSay).toHaveBeenCalledExactlyOnceWith('Desahogarme', 'way/vent');
});

const FLOW = { name: 'Preparar qué decir', step: 3, of: 5 };
const CHIPS = [{ id: 'way/leave', label: 'Dejarlo aquí' }];

function log(view: Partial<typeof FRESH>) {
  const nothing = () => undefined;
  return (
    <MemoryRouter>
      <ConversationLog
        view={{ ...FRESH, ...view }}
        mood="neutral"
        onRetry={nothing}
        onEdit={nothing}
        onForgotten={nothing}
        onSay={nothing}
      />
    </MemoryRouter>
  );
}

it('says how far something longer is, above the chips of its last step only', () => {
  const step = { ...answer, flow: FLOW, chips: CHIPS };
  const { rerender } = render(log({ messages: [step] }));
  const progress = screen.getByRole('progressbar', { name: FLOW.name });
  expect(progress.getAttribute('aria-valuetext')).toBe('3 de 5');
  expect(screen.getByText('Preparar qué decir · 3 de 5')).toBeTruthy();
  rerender(log({ messages: [step, { ...answer, id: 'b' }] }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('keeps focus where the next chips will stand when a tapped one goes', () => {
  const step = { ...answer, flow: FLOW, chips: CHIPS };
  const { rerender } = render(log({ messages: [step] }));
  const chip = screen.getByRole('button', { name: 'Dejarlo aquí' });
  chip.focus();
  const asked = {
    id: 'q',
    role: 'person',
    text: 'Dejarlo aquí',
    at: '2026-11-22T02:00:01Z',
    status: 'sending',
  } as const;
  rerender(log({ messages: [step, asked], answering: 'q' }));
  expect(document.activeElement).not.toBe(document.body);
  rerender(
    log({
      messages: [
        step,
        { ...asked, status: 'kept' },
        { ...answer, id: 'b', replyTo: 'q', chips: CHIPS },
      ],
    }),
  );
  const next = screen.getByRole('button', { name: 'Dejarlo aquí' });
  expect(document.activeElement?.contains(next)).toBe(true);
});
