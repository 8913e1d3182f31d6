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
        opened={null}
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
        opened={null}
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
