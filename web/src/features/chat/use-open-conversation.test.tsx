// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useOpenConversation } from './use-open-conversation.ts';

const TALK = '0199b0f4-5d5e-7c1a-8b1e-3f6a2d4c5e6f';

const openAt = (address: string) =>
  renderHook(() => useOpenConversation(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current;

it('stays in the open talk where the address names a flow that nobody knows', () => {
  expect(openAt(`/chat?c=${TALK}&flow=karaoke`)).toMatchObject({ wanted: TALK, flow: null });
});

it('begins a new talk where the address names a flow', () => {
  expect(openAt(`/chat?c=${TALK}&flow=night`)).toMatchObject({ wanted: null, flow: 'night' });
});
