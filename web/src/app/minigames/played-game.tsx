import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#web/data/session.ts';
import type { GameResult } from '#web/games/contract.ts';
import { GAMES, type GameId } from '#web/games/registry.ts';
import { GamePage } from '#web/games/shell/game-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { KEEP_TEXTS } from '../diary/texts.ts';
import { beginAnew } from './begin-anew.ts';
import { useFinishedLevels } from './catalogue/progress.ts';
import { MINIGAMES } from './places.ts';
import { results } from './results.ts';
import { MINIGAMES_TEXTS } from './texts.ts';

/** Only the game that sails through the safety plan fetches it. */
const LendSafetyPlan = lazy(async () => {
  const { LendSafetyPlan: Lend } = await import('./lend-safety-plan.tsx');
  return { default: Lend };
});
const KeepButton = lazy(() => import('../diary/keep-button.tsx'));
const KeepInPlan = lazy(() => import('./keep-in-plan.tsx'));

/** `?modo=panico` begins the game's quick start at once, where it has one. */
export function PlayedGame({ gameId, level }: { gameId: GameId; level?: number | undefined }) {
  const { id } = useUser();
  useState(() => beginAnew(id, gameId));
  const [search] = useSearchParams();
  const [played, setPlayed] = useState<GameResult | null>(null);
  function keep(result: GameResult) {
    setPlayed(result);
    results.add(id, result, result.id);
  }
  const game = (
    <GamePage
      gameId={gameId}
      level={level}
      quick={search.get('modo') === 'panico'}
      onFinish={keep}
      finishedLevels={useFinishedLevels(id, gameId)}
      renderWithReflection={(words) =>
        played !== null && (
          <Suspense>
            {gameId === 'crisis-navigator' && <KeepInPlan words={words} />}
            <KeepButton
              key={played.id}
              thing={{
                id: played.id,
                title: GAMES[gameId].title,
                text: words,
                tags: [KEEP_TEXTS.gameTag],
              }}
            />
          </Suspense>
        )
      }
      afterwards={
        <ButtonLink to={MINIGAMES.address} variant="quiet">
          {MINIGAMES_TEXTS.back}
        </ButtonLink>
      }
    />
  );
  if (gameId !== 'crisis-navigator') return game;
  return (
    <Suspense fallback={null}>
      <LendSafetyPlan>{game}</LendSafetyPlan>
    </Suspense>
  );
}
