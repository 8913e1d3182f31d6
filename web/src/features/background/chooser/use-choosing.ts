import { useEffect, useRef, useState } from 'react';
import type { BackgroundSetting } from '#domain/backgrounds/background-setting.ts';
import type { Background } from '#domain/backgrounds/catalogue.content.ts';
import { tryOn, useTried } from '../trying.ts';
import type { OwnBackground } from '../use-background.ts';
import { isOwn, pictureOf, type Presence, presenceOf, withPresence } from './pictures.ts';

/** Arrow keys go through many pictures: undoing takes back the whole walk, not its last step. */
const WALK_MS = 2000;

/** One's own picture is kept at once; somebody else's is put on for as long as the page is open. */
export function useChoosing(own: OwnBackground, owned: ReadonlySet<string>) {
  const tried = useTried();
  /** What was there before what was kept last. */
  const [before, setBefore] = useState<BackgroundSetting | null>(null);
  const keptAt = useRef(0);
  const shown = tried ?? own.setting;
  const picture = pictureOf(shown);

  useEffect(() => () => tryOn(null), []);

  const keep = (setting: BackgroundSetting) => {
    const now = Date.now();
    const isWalk = now - keptAt.current < WALK_MS;
    keptAt.current = now;
    setBefore((first) => (isWalk && first ? first : own.setting));
    tryOn(null);
    own.choose(setting);
  };

  return {
    shown,
    picture,
    /** What is on is not the person's yet. */
    isTrial: tried !== null,
    canUndo: before !== null && tried === null,
    choose(one: Background) {
      const setting = withPresence(one.setting, presenceOf(shown));
      if (isOwn(one, owned)) keep(setting);
      else tryOn(setting);
    },
    show(presence: Presence) {
      const setting = withPresence(shown, presence);
      if (tried === null) keep(setting);
      else tryOn(setting);
    },
    undo() {
      if (before) own.choose(before);
      setBefore(null);
    },
    backToOwn: () => tryOn(null),
  };
}
