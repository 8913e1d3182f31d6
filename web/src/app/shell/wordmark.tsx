import { Link } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import { APP_TEXTS } from '../texts.ts';

/** The name over the slow bend of a river. */
export function Wordmark() {
  return (
    <Link
      to="/"
      aria-label={APP_TEXTS.homeLink}
      className="inline-flex min-h-11 items-center gap-2 text-inherit no-underline"
    >
      <svg viewBox="0 0 32 32" className="size-7 max-[24.5rem]:hidden" aria-hidden="true">
        <circle cx="16" cy="16" r="15" fill="currentColor" opacity=".16" />
        <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
          <path d="M6.500 13.500c3.200 0 3.200-2.500 6.300-2.500s3.200 2.500 6.300 2.500 3.200-2.500 6.400-2.500" />
          <path d="M8.500 20.500c2.500 0 2.500-2 5-2s2.500 2 5 2 2.500-2 5-2" />
        </g>
      </svg>
      <span className="font-title text-[1.3125rem] font-semibold leading-none">{PRODUCT}</span>
    </Link>
  );
}
