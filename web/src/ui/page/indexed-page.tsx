import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';

export interface IndexEntry {
  /** Of the section that it leads to. */
  id: string;
  label: string;
  icon: IconName;
}

interface IndexedPageProps {
  /** Names the index for readers. */
  label: string;
  entries: readonly IndexEntry[];
  children: ReactNode;
}

/** A long page in sections, and the ways to them: a column that stays in sight where there is room. */
export function IndexedPage({ label, entries, children }: IndexedPageProps) {
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={label} className="mb-6 lg:sticky lg:top-20 lg:mb-0 lg:self-start">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex lg:flex-col lg:gap-1 tight:grid-cols-1">
          {entries.map(({ id, label: words, icon }) => (
            <li key={id} className="flex min-w-0 lg:block">
              <a
                href={`#${id}`}
                className="flex min-h-11 w-full items-center gap-2 rounded-control border border-line bg-surface px-2.5 py-1.5 text-sm leading-tight text-ink no-underline transition duration-160 ease-out hover:border-primary hover:bg-primary-soft lg:gap-3 lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3"
              >
                <Icon name={icon} className="size-5 shrink-0 text-primary tight:hidden" />
                <span className="min-w-0 hyphens-auto wrap-anywhere">{words}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-3xl min-w-0 flex-col gap-5">{children}</div>
    </div>
  );
}

interface PageSectionProps {
  id: string;
  icon: IconName;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
  /** Listed among the regions of the page for readers. */
  landmark?: boolean;
  /** The end of something: quieter ground. */
  quiet?: boolean;
}

/** One matter of such a page, with its mark. */
export function PageSection({
  id,
  icon,
  title,
  lead,
  landmark,
  quiet,
  children,
}: PageSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={landmark ? titleId : undefined}
      className={classNames(
        'scroll-mt-20 rounded-card border p-5 md:p-7',
        quiet ? 'border-transparent bg-surface-2' : 'border-line bg-surface',
      )}
    >
      <div className="mb-5 flex items-center gap-4 tight:flex-col tight:items-start tight:gap-2">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-[46%_54%_50%_50%/56%_52%_48%_44%] bg-primary-soft text-primary">
          <Icon name={icon} className="size-7" />
        </span>
        <div className="max-w-full min-w-0">
          {/* As large as its longest word leaves it whole, where letters are twice the size. */}
          <h2
            id={titleId}
            className="font-title text-xl leading-tight font-semibold tight:text-[min(1.25rem,7.4vw)]"
          >
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-[62ch] leading-snug text-ink-soft">{lead}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
