import { Link } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import { APP_TEXTS } from '../texts.ts';

/** For visitors: what the place is not, and the two pages everyone may need. */
export function SiteFooter() {
  const link = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4';
  return (
    <footer className="border-t border-line bg-surface-2 px-5 py-8 md:px-8">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <p className="max-w-[56ch] text-sm text-ink-soft">
          {PRODUCT} {APP_TEXTS.footer}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/crisis" className={link}>
            {APP_TEXTS.lines}
          </Link>
          <Link to="/legal" className={link}>
            {APP_TEXTS.legal}
          </Link>
        </p>
      </div>
    </footer>
  );
}
