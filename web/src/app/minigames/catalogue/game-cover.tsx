import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SHELVES } from '#web/games/catalogue.ts';
import type { GameId } from '#web/games/registry.ts';
import { hasLook } from '#web/lib/look/look.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';

/** A card's picture is fetched when it is so near to being seen. */
const NEAR = '200px';

/**
 * A game's drawn cover. Its place is kept from the beginning; until it comes the icon stands there.
 * Under few stimuli there is none, and where data are saved the icon stays.
 */
export function GameCover({ id, icon }: { id: GameId; icon: IconName }) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<{ Cover: () => ReactNode } | null>(null);

  useEffect(() => {
    const element = place.current;
    const shelf = SHELVES[id];
    if (!element || !shelf || hasLook('saver')) return undefined;
    let isHere = true;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        shelf.loadCover().then(
          (Cover) => isHere && setPicture({ Cover }),
          // Without it the icon stays.
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => {
      isHere = false;
      near.disconnect();
    };
  }, [id]);

  return (
    <div
      ref={place}
      className="flex h-36 items-center justify-center overflow-hidden bg-surface-2 text-primary calm:hidden [&>svg]:rounded-none"
      aria-hidden="true"
    >
      {picture ? <picture.Cover /> : <Icon name={icon} className="size-10" />}
    </div>
  );
}
