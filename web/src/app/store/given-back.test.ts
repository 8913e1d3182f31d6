// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SOUND_PACKS } from '#domain/store/sound-packs.content.ts';
import { keepLastMix, lastMixOf } from '#web/features/ambient/mixes/last-mix.ts';
import { playerState, setMix } from '#web/features/ambient/player/player.ts';
import { useSoundsShelf } from './use-sounds-shelf.tsx';

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));

const [CABIN, SHORE] = SOUND_PACKS;
const giveBack = (id: string) => {
  const shelf = renderHook(() => useSoundsShelf()).result.current;
  for (const piece of shelf.pieces) if (piece.id === id) shelf.refunded(piece);
};

beforeEach(() => {
  localStorage.clear();
  setMix([], null);
});

it('takes a pack that was given back out of the player and off this device', () => {
  const { id, mix } = CABIN!;
  setMix(mix, id);
  keepLastMix('ana', mix);
  giveBack(id);
  expect(playerState()).toMatchObject({ mix: [], from: null, status: 'off' });
  expect(lastMixOf('ana')).toBeNull();
});

it('leaves what else is heard, and what the person made of it', () => {
  const mine = CABIN!.mix.slice(0, 1);
  setMix(SHORE!.mix, SHORE!.id);
  keepLastMix('ana', mine);
  giveBack(CABIN!.id);
  expect(playerState()).toMatchObject({ mix: SHORE!.mix, from: SHORE!.id });
  expect(lastMixOf('ana')).toEqual(mine);
});
