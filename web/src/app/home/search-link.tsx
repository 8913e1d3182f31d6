import { Link } from 'react-router';
import { SEARCH } from '#web/features/search/places.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { MEMBER_HOME_TEXTS } from './texts.ts';

/** Looks like the field that it leads to. */
export function SearchLink() {
  return (
    <Link
      to={SEARCH.address}
      className="mt-6 flex min-h-13 items-center gap-3 rounded-card border border-ink-soft bg-surface px-5 py-2 leading-snug text-ink-soft no-underline transition duration-160 ease-out hover:border-primary hover:text-ink"
    >
      <Icon name="search" className="size-5 shrink-0" />
      <span className="min-w-0">{MEMBER_HOME_TEXTS.search}</span>
    </Link>
  );
}
