import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import type { GameInfo } from '../games/contract.ts';
import { GAMES } from '../games/registry.ts';

const GUARD = './access/guarded-layout.tsx';
const GAME = './routes/play/game.tsx';

/** docs/specification.md §2: some games open outside `/minigames` too. */
const otherAddresses = Object.values<GameInfo>(GAMES)
  .flatMap(({ paths }) => paths)
  .filter((path) => !path.startsWith('/minigames/'));
const levelAddresses = Object.values<GameInfo>(GAMES)
  .filter(({ levelPaths }) => levelPaths)
  .flatMap(({ paths }) => paths.map((path) => `${path}/:levelId`));

/** Every address of the app. Layouts: the shell, a focus page, the guard, the door for guests. */
export default [
  layout('./shell/shell-layout.tsx', [
    index('./routes/home.tsx'),
    route('legal', './routes/legal.tsx'),
    route('crisis', './routes/help/crisis.tsx'),
    route('safety-plan', './routes/help/safety-plan.tsx'),
    route('verify-email', './routes/account/verify-email.tsx'),
    route('reset-password', './routes/account/reset-password.tsx'),
    layout('./access/guest-layout.tsx', [
      route('signin', './routes/account/sign-in.tsx'),
      route('signup', './routes/account/sign-up.tsx'),
      route('auth', './routes/account/auth.tsx'),
    ]),
    layout(GUARD, { id: 'guard' }, [
      route('chat', './routes/chat.tsx'),
      route('search', './routes/search.tsx'),
      route('minigames', './routes/play/minigames.tsx'),
      route('challenges', './routes/play/challenges.tsx'),
      route('challenges/:pack', './routes/play/challenge-pack.tsx'),
      route('learning', './routes/learn/learning.tsx'),
      route('wellness-tools', './routes/care/wellness-tools.tsx'),
      route('resources', './routes/care/resources.tsx'),
      route('ambient', './routes/care/ambient.tsx'),
      route('mood', './routes/me/mood.tsx'),
      route('diary', './routes/me/diary.tsx'),
      route('mood/well-being', './routes/me/well-being.tsx'),
      route('mood/experiments', './routes/me/mood-experiments.tsx'),
      route('mood/summary', './routes/me/mood-summary.tsx'),
      route('mood/import', './routes/me/mood-import.tsx'),
      route('advanced-analytics', './routes/me/advanced-analytics.tsx'),
      route('wellness-factors', './routes/me/wellness-factors.tsx'),
      route('profile', './routes/me/profile.tsx'),
      route('profile/stones', './routes/me/stones.tsx'),
      route('token-store', './routes/me/token-store.tsx'),
      route('settings', './routes/me/settings.tsx'),
      route('settings/security', './routes/me/account-security.tsx'),
      route('support-network', './routes/me/support-network.tsx'),
      route('signature', './routes/me/signature.tsx'),
    ]),
    route('mascot', './routes/mascot.tsx'),
    route('*', './routes/not-found.tsx'),
  ]),
  layout('./shell/focus-layout.tsx', [
    route('crisis-moment', './routes/help/crisis-moment.tsx'),
    route('breathe', './routes/help/breathe.tsx'),
    layout(GUARD, { id: 'focus-guard' }, [
      route('learning/:path/:lesson', './routes/learn/lesson.tsx'),
      route('wellness-tools/:tool', './routes/care/wellness-tool.tsx'),
      route('resources/:sheet', './routes/care/sheet.tsx'),
      route('minigames/:game', GAME, { id: 'game' }),
      ...[...otherAddresses, ...levelAddresses].map((path) =>
        route(path.slice(1), GAME, { id: `game${path}` }),
      ),
    ]),
  ]),
] satisfies RouteConfig;
