import { useLocation } from 'react-router';
import { findGame } from '#web/games/find-game.ts';
import { GameFrame } from '#web/games/shell/game-frame.tsx';
import { PlayedGame } from '../../minigames/played-game.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/game.ts';

export const meta = ({ location }: Route.MetaArgs) =>
  pageTitle(findGame(location.pathname)?.info.label ?? APP_TEXTS.notFound.title);

export const handle = pageKind('page', { frame: <Frame /> });

/** How the game's intro begins; nothing where no game is. */
function Frame() {
  const game = findGame(useLocation().pathname);
  return game && <GameFrame info={game.info} />;
}

/** One page for all games; which one it is, the registry says of the address. */
export default function Game() {
  const { pathname } = useLocation();
  const game = findGame(pathname);
  if (!game) return <NotFound />;
  // The level is part of what is asked for: another address begins at its own.
  return <PlayedGame key={pathname} gameId={game.id} level={game.level} />;
}
