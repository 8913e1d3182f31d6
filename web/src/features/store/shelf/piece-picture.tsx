import { memo } from 'react';
import type { Piece, Slot } from '#domain/store/piece.ts';
import { nameOf } from '#domain/store/piece.ts';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { outfitOf } from '#web/ui/mascot/wardrobe/outfit.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { clothesOf } from '../wardrobe/clothes-of.ts';

/** What of Nilo is seen, so that the piece is large. */
const VIEWS: Readonly<Record<Exclude<Slot, 'card'>, string>> = {
  fur: '10 8 100 100',
  head: '16 -4 88 88',
  eyes: '20 8 80 80',
  ears: '14 -2 92 92',
  neck: '24 36 72 72',
  body: '14 34 92 80',
  paw: '44 32 80 80',
  limb: '44 38 80 80',
  seat: '-2 0 124 118',
  stone: '38 64 44 38',
};

/** A pose in which nothing lies before the piece. */
const POSES: Partial<Record<Slot, MascotEmotion>> = {
  stone: 'default',
  fur: 'calm',
  limb: 'encouraging',
};

interface PiecePictureProps {
  piece: Piece;
  choice: string | null;
}

/** The piece as Nilo has it on; always beside its name. Drawn once: there are half a hundred of them. */
export const PiecePicture = memo(function PiecePicture({ piece, choice }: PiecePictureProps) {
  const { slot, id } = piece;
  if (slot === undefined) return <Icon name="pebble" className="size-12 text-ink-soft" />;
  if (slot === 'card') {
    return (
      <span className="flex size-full items-center justify-center p-3">
        <span
          data-card-skin={nameOf(id)}
          className="card-skin-sample block h-20 w-full rounded-card border border-line bg-surface"
        />
      </span>
    );
  }
  const emotion = POSES[slot] ?? 'neutral';
  return (
    <svg
      viewBox={VIEWS[slot]}
      className="size-full"
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Nilo emotion={emotion} outfit={outfitOf(clothesOf([{ slot, pieceId: id, choice }]))} />
    </svg>
  );
});
