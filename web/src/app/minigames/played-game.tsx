import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#web/data/session.ts';
import type { GameResult } from '#web/games/contract.ts';
import type { GameId } from '#web/games/registry.ts';
import { GamePage } from '#web/games/shell/game-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { beginAnew } from './begin-anew.ts';
import { useFinishedLevels } from './catalogue/progress.ts';
import { MINIGAMES } from './places.ts';
import { results } from './results.ts';
import { MINIGAMES_TEXTS } from './texts.ts';

/** `?modo=panico` begins the game's quick start at once, where it has one. */
export function PlayedGame({ gameId }: { gameId: GameId }) {
  const { id } = useUser();
  useState(() => beginAnew(id, gameId));
  const [search] = useSearchParams();
  const keep = (result: GameResult) => void results.add(id, result, result.id);
  return (
    <GamePage
      gameId={gameId}
      quick={search.get('modo') === 'panico'}
      onFinish={keep}
      finishedLevels={useFinishedLevels(id, gameId)}
      afterwards={
        <ButtonLink to={MINIGAMES.address} variant="quiet">
          {MINIGAMES_TEXTS.back}
        </ButtonLink>
      }
    />
  );
}
