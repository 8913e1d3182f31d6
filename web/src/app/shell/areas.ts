import type { IconName } from '#web/ui/icon/icon.tsx';
import type { Place } from '#web/ui/page/place.ts';
import { listed, PLACES } from '../places/registry.ts';

interface Entry {
  to: string;
  label: string;
}

export interface Area extends Entry {
  icon: IconName;
  /** Shown under the area on the desktop rail. */
  children: readonly Entry[];
  /** Belong to it without being shown. */
  unlisted: readonly string[];
}

function entry({ address, title = '' }: Place, label = title): Entry {
  return { to: address, label };
}

/**
 * The map of the app, out of what the pages declare. Only what exists is listed, so that no entry
 * leads nowhere; an area arrives with its first page.
 */
export const AREAS: readonly Area[] = listed('area').map((place) => ({
  ...entry(place, place.area.label),
  icon: place.area.icon,
  children: listed('under')
    .filter(({ under }) => under.area === place.address)
    .map((child) => entry(child, child.under.label)),
  unlisted: PLACES.filter(({ within }) => within === place.address).map(({ address }) => address),
}));

/** Whether an address lies in an area: its own page, its children and everything below them. */
export function isInArea(area: Area, pathname: string): boolean {
  const addresses = [area, ...area.children].map(({ to }) => to).concat(area.unlisted);
  return addresses.some((to) =>
    to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`),
  );
}
