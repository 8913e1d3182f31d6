import { useMemo } from 'react';
import { backgroundOn } from '#domain/backgrounds/background-on-device.ts';
import { useUser } from '#web/data/session.ts';
import { useMediaQuery } from '#web/ui/background/use-media-query.ts';
import { BackgroundPicture } from '#web/ui/background/background-picture.tsx';
import { useMode } from '#web/ui/background/use-mode.ts';
import { useStill } from '#web/ui/background/use-still.ts';
import { PHONE, thisDevice } from './this-device.ts';
import { useTried } from './trying.ts';
import { useBackground } from './use-background.ts';

/**
 * What a person has behind the pages, or is trying on. It comes after the page and lies over what
 * was painted first, which is the same picture standing still.
 * @param still on pages where nothing may move, whatever the person likes
 */
export function Backdrop({ still }: { still: boolean }) {
  const { setting } = useBackground(useUser().id);
  const chosen = useTried() ?? setting;
  const mode = useMode();
  const isPhone = useMediaQuery(PHONE);
  const isStill = useStill() || still;
  const shown = useMemo(
    () => backgroundOn(chosen, { ...thisDevice(), isPhone }),
    [chosen, isPhone],
  );
  return <BackgroundPicture setting={shown} mode={mode} moves={!isStill} />;
}
