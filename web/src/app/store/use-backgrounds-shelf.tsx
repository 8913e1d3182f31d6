import { DEFAULT_BACKGROUND } from '#domain/backgrounds/background-setting.ts';
import { BACKGROUNDS, type Background } from '#domain/backgrounds/catalogue.content.ts';
import type { Piece } from '#domain/store/piece.ts';
import { useUser } from '#web/data/session.ts';
import { pictureOf } from '#web/features/background/chooser/pictures.ts';
import { takeDown } from '#web/features/background/take-down.ts';
import { tryOn, useTried } from '#web/features/background/trying.ts';
import { useBackground } from '#web/features/background/use-background.ts';
import type { ShelfOfOthers } from '#web/features/store/shelf/shelves.ts';
import { BackgroundPicture } from '#web/ui/background/background-picture.tsx';
import { useMode } from '#web/ui/background/use-mode.ts';
import { STORE_SHELF_TEXTS as TEXTS } from './texts.ts';

const SOLD = BACKGROUNDS.filter(({ price }) => price > 0);
const PIECES: readonly Piece[] = SOLD.map(({ id, name, price }) => ({ id, name, price }));
const pictured = ({ id }: Piece): Background | undefined => SOLD.find((one) => one.id === id);

/** The backgrounds that are sold; those that everybody has are chosen in the settings. */
export function useBackgroundsShelf(): ShelfOfOthers {
  const { id: userId } = useUser();
  const own = useBackground(userId);
  const tried = useTried();
  const mode = useMode();
  const on = pictureOf(tried ?? own.setting)?.id;

  const keep = ({ setting }: Background) => {
    tryOn(null);
    own.choose(setting);
  };
  return {
    kind: 'background',
    pieces: PIECES,
    picture: (piece) => {
      const one = pictured(piece);
      return one && <Small one={one} mode={mode} />;
    },
    isOn: ({ id }) => id === on,
    press: (piece, mine) => {
      const one = pictured(piece);
      if (!one) return;
      if (on !== piece.id) {
        if (mine) keep(one);
        else tryOn(one.setting);
        return;
      }
      if (tried !== null) tryOn(null);
      else own.choose(DEFAULT_BACKGROUND);
    },
    bought: (piece) => {
      const one = pictured(piece);
      if (one) keep(one);
    },
    refunded: ({ id }) => takeDown(userId, id),
    use: { to: '/settings#apariencia', label: TEXTS.toBackgrounds },
  };
}

/** Drawn as large as on a page and then made small, so that it is the same picture. It stands still. */
function Small({ one, mode }: { one: Background; mode: ReturnType<typeof useMode> }) {
  return (
    <span className="relative block size-full overflow-hidden">
      <span className="absolute top-0 left-0 block size-[300%] origin-top-left scale-[.33334]">
        <BackgroundPicture setting={one.setting} mode={mode} moves={false} />
      </span>
    </span>
  );
}
