import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Hit } from '#domain/search/finder/finder.ts';
import { SEARCH_TEXTS } from './texts.ts';

interface ResultRowProps {
  hit: Pick<Hit, 'entry' | 'because'>;
  picture: ReactNode;
  /** Under the name of its kind it need not say it again. */
  saysKind: boolean;
}

/** One thing that was found: the whole row leads to it. */
export function ResultRow({ hit: { entry, because }, picture, saysKind }: ResultRowProps) {
  const { title, summary, kind, to } = entry;
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3 transition duration-160 ease-out focus-within:border-primary hover:border-primary tight:flex-col tight:items-start">
      <span aria-hidden="true" className="flex w-16 shrink-0 justify-center">
        {picture}
      </span>
      <div className="min-w-0 flex-1">
        {saysKind && <p className="text-sm text-ink-soft">{SEARCH_TEXTS.kinds[kind].one}</p>}
        <h3 className="text-lg leading-snug font-semibold">
          <Link
            to={to}
            data-result
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <p className="line-clamp-2 leading-snug text-ink-soft">{summary}</p>
        {because !== null && (
          <p className="mt-1 text-sm font-semibold wrap-anywhere text-primary">
            {SEARCH_TEXTS.because(because)}
          </p>
        )}
      </div>
    </li>
  );
}
