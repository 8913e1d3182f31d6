import { SOUND_PACKS } from '#domain/store/sound-packs.content.ts';
import type { Piece } from '#domain/store/piece.ts';
import { useUser } from '#web/data/session.ts';
import { forgetLastMix } from '#web/features/ambient/mixes/last-mix.ts';
import { pause, play, playerState, setMix, stop } from '#web/features/ambient/player/player.ts';
import { usePlayer } from '#web/features/ambient/player/use-player.ts';
import { Scene } from '#web/features/ambient/scene/scene.tsx';
import type { ShelfOfOthers } from '#web/features/store/shelf/shelves.ts';
import { STORE_SHELF_TEXTS as TEXTS } from './texts.ts';

const PIECES: readonly Piece[] = SOUND_PACKS.map(({ id, name, price }) => ({ id, name, price }));
const packOf = ({ id }: Piece) => SOUND_PACKS.find((pack) => pack.id === id);

/** The mixes that are sold: heard here as long as anybody wants, kept among the mixes of the ambient. */
export function useSoundsShelf(): ShelfOfOthers {
  const { id: userId } = useUser();
  const { from, status } = usePlayer();
  const isOn = ({ id }: Piece) => from === id && (status === 'playing' || status === 'starting');
  return {
    kind: 'sounds',
    pieces: PIECES,
    picture: (piece) => {
      const pack = packOf(piece);
      return pack && <Scene mix={pack.mix} className="size-full" />;
    },
    isOn,
    press: (piece) => {
      const pack = packOf(piece);
      if (!pack) return;
      if (isOn(piece)) {
        pause();
        return;
      }
      setMix(pack.mix, pack.id);
      play();
    },
    bought: () => undefined,
    refunded: (piece) => {
      const pack = packOf(piece);
      if (pack) forgetLastMix(userId, pack.mix);
      if (playerState().from !== piece.id) return;
      stop();
      setMix([], null);
    },
    use: { to: '/ambient', label: TEXTS.toAmbient },
  };
}
