import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '#web/data/query-client.ts';
import { getSessionState, onSessionChange } from '#web/data/session.ts';
import { wear } from '#web/ui/mascot/wardrobe/wear.ts';
import { type WornPiece, wornQuery } from '../api/worn.ts';
import { cardSkinOf, clothesOf } from './clothes-of.ts';
import { keepWorn, readKeptWorn } from './kept-worn.ts';
import { onTried, readTried, stopTryingAll, withTried } from './tried.ts';

/** The account is asked when the page has nothing better to do. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1000);
  return () => clearTimeout(id);
};

/**
 * Dresses Nilo, and the cards, as the person who is signed in chose, on every page: at once from what
 * this device remembers, then from the account. Returns a function that stops it.
 */
export function followWardrobe(): () => void {
  let stop: (() => void) | undefined;
  let owner: string | undefined;
  const look = () => {
    const session = getSessionState();
    const next = session.status === 'signed-in' ? session.user.id : undefined;
    if (next === owner) return;
    stop?.();
    if (owner !== undefined) stopTryingAll();
    owner = next;
    stop = next === undefined ? undefined : dress(next);
  };
  look();
  const end = onSessionChange(look);
  return () => {
    end();
    stop?.();
  };
}

function dress(userId: string): () => void {
  let worn = readKeptWorn(userId);
  // Without the drawings Nilo is as always.
  const show = () => void showWorn(withTried(worn, readTried())).catch(() => undefined);
  show();
  const endTried = onTried(show);
  let endQuery: (() => void) | undefined;
  const endWaiting = whenIdle(() => {
    const observer = new QueryObserver(queryClient, wornQuery(userId));
    const take = ({ data }: { data: readonly WornPiece[] | undefined }) => {
      if (data === undefined || data === worn) return;
      worn = data;
      keepWorn(userId, data);
      show();
    };
    endQuery = observer.subscribe(take);
    // A page may have asked before.
    take(observer.getCurrentResult());
  });
  return () => {
    endTried();
    endWaiting();
    endQuery?.();
    void showWorn([]);
  };
}

let asked = 0;

/** The drawings are fetched by who has something on. What was asked for last is what is seen. */
async function showWorn(worn: readonly WornPiece[]): Promise<void> {
  asked += 1;
  const mine = asked;
  const clothes = clothesOf(worn);
  const skin = cardSkinOf(worn);
  const [drawings] = await Promise.all([
    Object.keys(clothes).length > 0 ? import('#web/ui/mascot/wardrobe/outfit.tsx') : undefined,
    skin === undefined ? undefined : import('../skins/card-skins.ts'),
  ]);
  if (mine !== asked) return;
  wear(drawings?.outfitOf(clothes));
  if (skin === undefined) delete document.documentElement.dataset['cardSkin'];
  else document.documentElement.dataset['cardSkin'] = skin;
}
