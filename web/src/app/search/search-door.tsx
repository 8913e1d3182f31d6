import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { SEARCH } from '#web/features/search/places.ts';
import { isSlashOn, useSlash } from '#web/features/search/slash-key.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** `/` where nobody writes and Ctrl+K (⌘K) anywhere open the search. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && isSlashOn() && isResting(target);
}

/** What has focus takes no letters: a title after a navigation, a link. */
function isResting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !target.closest('input, textarea, select, [role="application"], dialog')
  );
}

function useSearchKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void navigate(SEARCH.address);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}

/** Phone and tablet: a small way to the search beside the one to help. */
export function SearchDoor() {
  useSearchKeys();
  if (useLocation().pathname === SEARCH.address) return null;
  return (
    <Link
      to={SEARCH.address}
      aria-label={SEARCH.title}
      className="order-2 inline-flex size-11 items-center justify-center rounded-full text-inherit hover:bg-surface-2 lg:hidden"
    >
      <Icon name="search" />
    </Link>
  );
}

/** Desktop: above the areas of the rail. */
export function RailSearch() {
  const isHere = useLocation().pathname === SEARCH.address;
  const hasSlash = useSlash();
  return (
    <Link
      to={SEARCH.address}
      aria-current={isHere ? 'page' : undefined}
      aria-keyshortcuts={hasSlash ? '/ Control+K' : 'Control+K'}
      className="mb-3 flex min-h-11 items-center gap-2 rounded-full border border-ink-soft px-4 text-ink-soft no-underline hover:border-primary hover:text-ink"
    >
      <Icon name="search" className="size-5" />
      <span className="flex-1">{SEARCH.title}</span>
      {hasSlash && (
        <kbd aria-hidden="true" className="font-sans text-sm">
          /
        </kbd>
      )}
    </Link>
  );
}
