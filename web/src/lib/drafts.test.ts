// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, readDraft, setDraftOwner, writeDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => {
  localStorage.clear();
  setDraftOwner(null);
});

test('each person has drafts of their own, and finds them again', () => {
  setDraftOwner('ana');
  writeDraft('chat', 'hoy me cuesta');
  setDraftOwner(null);
  expect(readDraft('chat')).toBe('');
  setDraftOwner('luz');
  expect(readDraft('chat')).toBe('');
  setDraftOwner('ana');
  expect(readDraft('chat')).toBe('hoy me cuesta');
});

test('only an explicit discard removes a draft', () => {
  writeDraft('chat', 'a');
  clearDraft('chat');
  expect(readDraft('chat')).toBe('');
  expect(localStorage.length).toBe(0);
});

test('a session that ends while someone writes does not give the text to the next person', () => {
  setDraftOwner('ana');
  const { result } = renderHook(() => useDraft('chat'));
  act(() => result.current.write('hoy'));
  act(() => setDraftOwner(null));
  act(() => result.current.write('hoy me cuesta'));
  expect(readDraft('chat')).toBe('');
  setDraftOwner('ana');
  expect(readDraft('chat')).toBe('hoy me cuesta');
});

test('what another tab writes appears here', () => {
  const { result } = renderHook(() => useDraft('chat'));
  localStorage.setItem('remanso.draft.visitor.chat', 'desde otra pestaña');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'remanso.draft.visitor.chat' }));
  });
  expect(result.current.text).toBe('desde otra pestaña');
});

test('a full storage keeps the text for as long as the page lives', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  writeDraft('chat', 'sigue aquí');
  full.mockRestore();
  expect(readDraft('chat')).toBe('sigue aquí');
});
