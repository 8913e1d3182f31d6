import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame, GameInfo, GameResult } from '../contract.ts';
import { GAMES, type GameId } from '../registry.ts';
import { LoadingGame } from './game-frame.tsx';
import { GameScreen } from './game-screen.tsx';
import { GameErrorBoundary } from './screens/game-error-boundary.tsx';
import { GameFailure } from './screens/game-failure.tsx';
import { forgetSession } from './session/session-storage.ts';
import './games.css';
import { SHELL_TEXTS } from './texts.ts';

export interface GamePageProps {
  gameId: GameId;
  /** Called once a run, when the person is done with it; resolves when the result is kept. */
  onFinish: (result: GameResult) => void | Promise<void>;
  /** What to offer beside «Otra vez» at the end. */
  afterwards?: ReactNode;
  /** Levels that the account knows to be finished, on whatever device. */
  finishedLevels?: readonly number[];
  /** Beside the words of the reflection at the end: where else they may be kept. */
  renderWithReflection?: (words: string) => ReactNode;
  /** The level that the address asks for, chosen in the intro where the game has it. */
  level?: number | undefined;
  /** Begins the game's quick start at once, for who arrives in need of it. */
  quick?: boolean;
}

/** Fetches a game and plays it. Everything around the game itself is done here, once for all. */
export function GamePage(props: GamePageProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadedGame
      key={`${props.gameId} ${attempt}`}
      {...props}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function LoadedGame({ onRetry, ...props }: GamePageProps & { onRetry: () => void }) {
  const {
    gameId,
    onFinish,
    afterwards,
    level,
    quick = false,
    finishedLevels = [],
    renderWithReflection,
  } = props;
  const info: GameInfo = GAMES[gameId];
  const [loaded, setLoaded] = useState<AnyGame | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let current = true;
    info.load().then(
      (game) => current && setLoaded(game),
      () => current && setLoaded('failed'),
    );
    return () => {
      current = false;
    };
  }, [info]);

  if (loaded === 'loading') return <LoadingGame info={info} />;
  if (loaded === 'failed')
    return <GameFailure lead={SHELL_TEXTS.loadErrorLead} onRetry={onRetry} />;
  return (
    <GameErrorBoundary onStartOver={() => forgetSession(gameId)}>
      <GameScreen
        game={loaded}
        {...{ gameId, info, level, onFinish, afterwards, quick }}
        {...{ finishedLevels, renderWithReflection }}
      />
    </GameErrorBoundary>
  );
}
