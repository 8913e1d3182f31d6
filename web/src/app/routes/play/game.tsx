import { useLocation } from 'react-router';
import { findGame } from '#web/games/find-game.ts';
import { PlayedGame } from '../../minigames/played-game.tsx';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/game.ts';

export const meta = ({ location }: Route.MetaArgs) =>
  pageTitle(findGame(location.pathname)?.info.label ?? APP_TEXTS.notFound.title);

/** One page for all games; which one it is, the registry says of the address. */
export default function Game() {
  const { pathname } = useLocation();
  const game = findGame(pathname);
  return game ? <PlayedGame gameId={game.id} /> : <NotFound />;
}
