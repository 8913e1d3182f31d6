import { Link, useLocation } from 'react-router';
import { Icon } from '#web/ui/icon/icon.tsx';
import { APP_TEXTS } from '../texts.ts';

const MOMENT = '/crisis-moment';

/** The same quiet way to help on every screen; on the page it leads to, it leads to the lines. */
export function HelpLink() {
  // Prerendered pages are requested with a trailing slash.
  const isHere = useLocation().pathname.replace(/\/$/, '') === MOMENT;
  return (
    <Link
      to={isHere ? '/crisis' : MOMENT}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-help bg-surface px-3.5 font-semibold text-help no-underline transition duration-160 ease-out hover:bg-help-soft"
    >
      <Icon name="help" className="size-5 max-sm:hidden" />
      {isHere ? APP_TEXTS.lines : APP_TEXTS.helpNow}
    </Link>
  );
}
