export const BACKGROUND_KEY = 'remanso.background';

/**
 * Runs in the head before anything is drawn: the picture that this device kept stands behind the
 * first thing that is painted. A page has only a place for it where one belongs (`.backdrop`).
 */
export const backgroundScript = () =>
  `try{var e=document.documentElement,b=JSON.parse(localStorage.getItem('${BACKGROUND_KEY}'))[e.dataset.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')];b&&e.style.setProperty('--backdrop',b)}catch(e){}`;
