import type { IconName } from '#web/ui/icon/names.ts';
import { listed } from '../places/registry.ts';
import { PROFILE_TEXTS } from './texts.ts';

const { lines } = PROFILE_TEXTS;

type Group = keyof typeof PROFILE_TEXTS.groups;

interface Drawn {
  group: Group;
  icon: IconName;
  line?: string | undefined;
}

export interface Tile extends Drawn {
  address: string;
  title: string;
}

/** How each place is drawn here. It stands apart from the map of places, which every page fetches. */
export const DRAWN: Readonly<Record<string, Drawn>> = {
  '/mood': { group: 'days', icon: 'wave', line: lines.mood },
  '/diary': { group: 'days', icon: 'edit', line: lines.diary },
  '/advanced-analytics': { group: 'days', icon: 'chart', line: lines.analytics },
  '/wellness-factors': { group: 'days', icon: 'leaf', line: lines.factors },
  '/support-network': { group: 'people', icon: 'people', line: lines.network },
  '/safety-plan': { group: 'people', icon: 'hand', line: lines.plan },
  '/token-store': { group: 'account', icon: 'pebble', line: lines.store },
  '/settings': { group: 'account', icon: 'settings', line: lines.settings },
  '/settings/security': { group: 'account', icon: 'lock', line: lines.security },
  '/signature': { group: 'account', icon: 'check', line: lines.consent },
};

/** In the order of the list; a place that nobody drew is among the days all the same. */
export const TILES: readonly Tile[] = listed('atProfile').map(
  ({ address, title = '', atProfile }) => ({
    address,
    title: atProfile.label ?? title,
    ...(DRAWN[address] ?? { group: 'days', icon: 'pebble' }),
  }),
);
