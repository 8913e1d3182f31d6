import { useSearchParams } from 'react-router';
import { useUser } from '#web/data/session.ts';
import type { GameResult } from '#web/games/contract.ts';
import { GamePage } from '#web/games/shell/game-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { results } from './results.ts';
import { MINIGAMES_TEXTS } from './texts.ts';

/** `?modo=panico` begins the sixty seconds at once. */
export function BreathingPage() {
  const { id } = useUser();
  const [search] = useSearchParams();
  const keep = (result: GameResult) => void results.add(id, result, result.id);
  return (
    <GamePage
      gameId="breathing"
      quick={search.get('modo') === 'panico'}
      onFinish={keep}
      afterwards={
        <ButtonLink to="/minigames" variant="quiet">
          {MINIGAMES_TEXTS.back}
        </ButtonLink>
      }
    />
  );
}
