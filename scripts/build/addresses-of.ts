import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';

/**
 * Every address at which the app has a screen, as a pattern. The catch-all is what it shows for an
 * unknown address, so it counts as none; one route plays all games, and only the known ones count.
 */
export function addressesOf({ routes }: AssetsManifest): string[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${fullPath(route.parentId)}/${route.path ?? ''}`.replaceAll(/\/+/g, '/') : '';
  };
  const paths = Object.values(routes)
    .flatMap((route) => (route?.path === undefined || route.path.includes('*') ? [] : [route.id]))
    .map((id) => fullPath(id))
    .filter((path) => path !== '/' && !path.includes(':game'));
  const games = Object.values<GameInfo>(GAMES).flatMap((info) => info.paths);
  return [...new Set([...paths, ...games])];
}
