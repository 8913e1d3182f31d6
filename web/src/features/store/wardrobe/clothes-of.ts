import { nameOf } from '#domain/store/piece.ts';
import type { Clothes } from '#web/ui/mascot/wardrobe/outfit.tsx';
import type { WornPiece } from '../api/worn.ts';

/** What is worn, in the names of the drawings. The edge of cards is no cloth. */
export function clothesOf(worn: readonly WornPiece[]): Clothes {
  const clothes: Clothes = {};
  for (const { slot, pieceId, choice } of worn) {
    if (slot === 'card') continue;
    clothes[slot] = nameOf(pieceId);
    if (slot === 'paw' && choice !== null) clothes.flag = choice;
  }
  return clothes;
}

/** The name of the edge that cards have, if any. */
export function cardSkinOf(worn: readonly WornPiece[]): string | undefined {
  const skin = worn.find(({ slot }) => slot === 'card');
  return skin && nameOf(skin.pieceId);
}
