// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
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
