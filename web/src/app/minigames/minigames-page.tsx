import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/data/session.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { findGames, type Wish } from './catalogue/find-games.ts';
import { GameCard } from './catalogue/game-card.tsx';
import { type GameProgress, progressQuery } from './catalogue/progress.ts';
import { betterBy } from './catalogue/what-worked.ts';
import { WishBar } from './catalogue/wish-bar.tsx';
import { ChallengesLink } from '../challenges/challenges-link.tsx';
import { MINIGAMES_TEXTS } from './texts.ts';

const NO_WISH: Wish = { need: null, spell: null, words: '' };

/** Above the page, also before it is known who is there. */
export function MinigamesHeader() {
  return (
    <>
      <PageHeader title={MINIGAMES_TEXTS.title} lead={MINIGAMES_TEXTS.lead} />
      <ChallengesLink />
    </>
  );
}

/** Every game there is, by what somebody comes for, how much time there is, and what has worked. */
export function MinigamesPage() {
  const { id: userId } = useUser();
  const [wish, setWish] = useState(NO_WISH);
  // Without an answer the list is the same list: only its marks are missing.
  const { data: played = [] } = useQuery(progressQuery(userId));
  const worked = whatWorked(played);
  const found = findGames(wish, worked);
  return (
    <>
      <WishBar wish={wish} onChange={setWish} />
      <output className="sr-only">{MINIGAMES_TEXTS.count(found.length)}</output>
      {found.length === 0 ? (
        <EmptyState
          title={MINIGAMES_TEXTS.noneTitle}
          emotion="calm"
          action={
            <Button variant="secondary" onClick={() => setWish(NO_WISH)}>
              {MINIGAMES_TEXTS.all}
            </Button>
          }
        >
          <p>{wish.need === 'worked' ? MINIGAMES_TEXTS.noneWorked : MINIGAMES_TEXTS.noneLead}</p>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {found.map(({ id, info }) => (
            <GameCard
              key={id}
              {...{ id, info }}
              progress={played.find(({ gameId }) => gameId === id)}
              better={worked.get(id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function whatWorked(played: readonly GameProgress[]): ReadonlyMap<string, number> {
  const games: Readonly<Record<string, GameInfo>> = GAMES;
  return new Map(
    played.flatMap((progress): [string, number][] => {
      const better = betterBy(progress, games[progress.gameId]?.rated);
      return better === null ? [] : [[progress.gameId, better]];
    }),
  );
}
