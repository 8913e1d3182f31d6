import { Link, useLocation } from 'react-router';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { APP_TEXTS } from '../texts.ts';
import { AREAS, isInArea } from './areas.ts';
import { RailSearch } from '../search/search-door.tsx';
import { Wordmark } from './wordmark.tsx';

/** Phone and tablet: the areas under the thumb. */
export function Tabs() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={APP_TEXTS.navigation}
      className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {AREAS.map((area) => {
          const here = isInArea(area, pathname);
          return (
            <li key={area.to} className="min-w-0 flex-1">
              <Link
                to={area.to}
                aria-current={pathname === area.to ? 'page' : here ? 'true' : undefined}
                className={classNames(
                  'flex min-h-16 flex-col items-center justify-center gap-1 text-center text-sm leading-none no-underline tight:min-h-12 tight:text-[min(0.9375rem,6.4vw)] tight:hyphens-auto',
                  here ? 'font-semibold text-primary' : 'text-ink-soft',
                )}
              >
                <span
                  className={classNames(
                    'flex h-7 w-14 max-w-full items-center justify-center rounded-full transition duration-200 ease-out tight:hidden',
                    here && 'bg-primary-soft',
                  )}
                >
                  <Icon name={area.icon} />
                </span>
                {area.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export { SearchDoor } from '../search/search-door.tsx';

/** Desktop: the same areas with what lies under them. */
export function Rail() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={APP_TEXTS.navigation} className="flex-1 overflow-y-auto px-4 pb-4">
      <div className="px-2 py-4">
        <Wordmark />
      </div>
      <RailSearch />
      <ul className="flex flex-col gap-1">
        {AREAS.map((area) => (
          <li key={area.to}>
            <Link
              to={area.to}
              aria-current={pathname === area.to ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-3 rounded-control px-3 no-underline transition duration-160 ease-out',
                isInArea(area, pathname)
                  ? 'bg-primary-soft font-semibold text-ink'
                  : 'text-ink hover:bg-surface-2',
              )}
            >
              <Icon name={area.icon} className="size-6 text-primary" />
              {area.label}
            </Link>
            {area.children.length > 0 && (
              <ul className="mt-1 mb-2 ml-6 border-l border-line pl-5">
                {area.children.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      aria-current={pathname === to ? 'page' : undefined}
                      className={classNames(
                        'flex min-h-11 items-center rounded-control px-3 text-sm no-underline hover:bg-surface-2',
                        pathname === to ? 'font-semibold text-primary' : 'text-ink-soft',
                      )}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
