import { backgroundScript } from '#web/features/background/first-paint.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { LOOK_SCRIPT } from '#web/lib/look/look.ts';
import { TEXT_SIZE_SCRIPT } from '#web/lib/look/text-size.ts';
import { THEME_SCRIPT } from '#web/lib/look/theme.ts';
import { OLD_BROWSERS_SCRIPT } from './old-browsers.ts';

/** The hour of the person's own clock as one of four lights. */
const HOUR_SCRIPT =
  "var h=new Date().getHours();document.documentElement.dataset.hour=h<5||h>20?'night':h<9?'dawn':h<18?'day':'dusk';";

/** Hides the visitors' page from a signed-in person until the script has loaded. */
const SESSION_SCRIPT = `try{if(localStorage.getItem('${SESSION_KEY}'))document.documentElement.dataset.session='kept'}catch(e){}`;

/** Whoever left a talk open finds that one at /chat, not the beginning of another. */
const TALK_SCRIPT =
  "try{if(/[?&]c=[^n&]/.test(location.search)||Object.keys(localStorage).some(function(k){return k.indexOf('remanso.chat.last.')===0}))document.documentElement.dataset.talk='kept'}catch(e){}";

/**
 * What must be known before the first paint: the theme, the size of letters, calm and stillness, the
 * background, the light of the hour, whether somebody is at home; and what the oldest browsers lack
 * before any module runs. Inline, because a file would arrive too late. A function, which the
 * browser's bundle drops; a sum of texts would stay in it.
 */
export const headScript = (): string =>
  THEME_SCRIPT +
  TEXT_SIZE_SCRIPT +
  LOOK_SCRIPT +
  backgroundScript() +
  HOUR_SCRIPT +
  SESSION_SCRIPT +
  TALK_SCRIPT +
  OLD_BROWSERS_SCRIPT;
