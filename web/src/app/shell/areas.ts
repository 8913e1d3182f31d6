import type { IconName } from '#web/ui/icon/icon.tsx';
import { APP_TEXTS } from '../texts.ts';

interface Place {
  to: string;
  label: string;
}

export interface Area extends Place {
  icon: IconName;
  /** Shown under the area on the desktop rail. */
  children: readonly Place[];
}

const { areas } = APP_TEXTS;

/**
 * The map of the app. Only what exists is listed, so that no entry leads nowhere; an area arrives
 * with its first page.
 */
export const AREAS: readonly Area[] = [
  { to: '/', label: areas.today, icon: 'today', children: [{ to: '/mood', label: areas.mood }] },
  { to: '/chat', label: areas.talk, icon: 'talk', children: [] },
  {
    to: '/minigames',
    label: areas.play,
    icon: 'play',
    children: [{ to: '/minigames/breathing', label: areas.breathing }],
  },
  {
    to: '/profile',
    label: areas.me,
    icon: 'me',
    children: [
      { to: '/support-network', label: areas.network },
      { to: '/safety-plan', label: APP_TEXTS.safetyPlan },
      { to: '/settings', label: areas.settings },
    ],
  },
];

/** Whether an address lies in an area: its own page, its children and everything below them. */
export function isInArea(area: Area, pathname: string): boolean {
  return [area, ...area.children].some(({ to }) =>
    to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`),
  );
}
