// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { writeDraft } from '#web/lib/drafts.ts';
import { writeItem } from '#web/lib/safe-storage.ts';
import { outbox } from '../outbox/the-outbox.ts';
import { keptDrafts } from './kept-drafts.ts';
import { keptUnder, keptWaiting } from './kept-here.ts';
import { eraseKept, type KeptGroup, measureKept } from './measure-kept.ts';

const ANA = '0198b7a0-0000-7000-8000-000000000001';
const LEO = '0198b7a0-0000-7000-8000-000000000002';

const waiting = {
  kind: 'thing',
  unsent: (owner: string) => outbox.items().filter((item) => item.owner === owner).length,
  inWords: (count: number) => `${count} cosas`,
};
const WORDS: KeptGroup = {
  id: 'words',
  kept: [keptDrafts('words', 'word.', (count) => `${count} a medias`), keptWaiting(waiting)],
};
const REST: KeptGroup = {
  id: 'rest',
  kept: [keptUnder('drafts', ['remanso.draft']), keptUnder('outbox', ['remanso.outbox'])],
};
const DEVICE: KeptGroup = {
  id: 'device',
  kept: [{ name: 'device', whose: 'device', keys: ['remanso.thing'] }],
};
const ALL = [WORDS, REST, DEVICE];

beforeEach(() => localStorage.clear());

const sizes = async () =>
  Object.fromEntries((await measureKept(ALL, ANA)).map(({ id, bytes }) => [id, bytes]));

it('counts what lies here once, in the first group that knows it, and nobody else’s', async () => {
  writeItem('remanso.thing', 'ab');
  writeItem('remanso.thing.more', '');
  writeItem('remanso.things', 'not of it');
  writeDraft('word.1', 'hola', LEO);
  expect(await sizes()).toEqual({
    words: 0,
    rest: 0,
    device: 2 * ('remanso.thing'.length + 2 + 'remanso.thing.more'.length),
  });
  writeDraft('word.1', 'hola', ANA);
  outbox.add('thing', ANA, { some: 'thing' });
  const { words, rest } = await sizes();
  expect(words).toBeGreaterThan(200);
  expect(rest).toBe(0);
});

it('says what the account lacks, and takes it all away when asked to', async () => {
  writeDraft('word.1', 'hola', ANA);
  writeDraft('word.1', 'hola', LEO);
  outbox.add('thing', ANA, {});
  outbox.add('thing', LEO, {});
  expect((await measureKept(ALL, ANA))[0]?.unsent).toEqual(['1 a medias', '1 cosas']);
  await eraseKept(WORDS, ANA);
  expect((await measureKept(ALL, ANA))[0]).toEqual({ id: 'words', bytes: 0, unsent: [] });
  expect((await measureKept(ALL, LEO))[0]?.unsent).toEqual(['1 a medias', '1 cosas']);
});
