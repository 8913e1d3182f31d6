import { Link } from 'react-router';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

const WAYS = [
  { to: '/mood/experiments', title: TEXTS.experiments, lead: TEXTS.experimentsLead },
  { to: '/mood/well-being', title: TEXTS.wellBeing, lead: TEXTS.wellBeingLead },
  { to: '/mood/summary', title: TEXTS.summary, lead: TEXTS.summaryLead },
  { to: '/mood/import', title: TEXTS.toImport, lead: TEXTS.toImportLead },
] as const;

/** Where it goes on from the charts. */
export function MoreWays() {
  return (
    <section aria-label={TEXTS.moreTitle} className="print:hidden">
      <ul className="grid gap-3 sm:grid-cols-3">
        {WAYS.map(({ to, title, lead }) => (
          <li key={to}>
            <Link
              to={to}
              className="block h-full rounded-card border border-line bg-surface p-4 no-underline transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
            >
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft">{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
