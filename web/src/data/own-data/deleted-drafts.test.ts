// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readDraft, setDraftOwner, writeDraft } from '#web/lib/drafts.ts';
import { draftsOfDeleted } from './deleted-drafts.ts';

beforeEach(() => {
  localStorage.clear();
  setDraftOwner('ana');
  writeDraft('note.a', 'hoy');
});

const leave = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

it('drops the words once nothing brings the rest back, for whoever wrote them', () => {
  const drafts = draftsOfDeleted(['note.a']);
  expect(readDraft('note.a')).toBe('hoy');
  setDraftOwner('leo');
  writeDraft('note.a', 'mío');
  drafts.drop();
  expect(readDraft('note.a', 'ana')).toBe('');
  expect(readDraft('note.a')).toBe('mío');
});

it('keeps them for what came back', () => {
  const drafts = draftsOfDeleted(['note.a']);
  drafts.keep();
  drafts.drop();
  leave(false);
  expect(readDraft('note.a')).toBe('hoy');
});

it('keeps what was written after the deletion', () => {
  const drafts = draftsOfDeleted(['note.a']);
  writeDraft('note.a', 'hoy también');
  drafts.drop();
  expect(readDraft('note.a')).toBe('hoy también');
});

it('drops them when the page is left for good', () => {
  draftsOfDeleted(['note.a']);
  leave(true);
  expect(readDraft('note.a')).toBe('hoy');
  leave(false);
  expect(readDraft('note.a')).toBe('');
});
