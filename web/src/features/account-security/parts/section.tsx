import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One way into the account, named for readers, within the card of all of them. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-6 first:pt-0 last:pb-0">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {lead && <p className="mt-1 max-w-[62ch] text-ink-soft">{lead}</p>}
      <div className="mt-4 flex flex-col items-start gap-4">{children}</div>
    </section>
  );
}

/** A key, a session, a linked account: what it is, and what can be done with it. */
export function Item({
  title,
  mark,
  detail,
  children,
}: {
  title: string;
  mark?: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-page p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {title}
          {mark}
        </p>
        <p className="text-sm text-ink-soft">{detail}</p>
      </div>
      {/* Quiet buttons stand in line with the text above them where there is no room beside it. */}
      {children && <div className="-mx-4 flex flex-wrap gap-1">{children}</div>}
    </li>
  );
}

export function Items({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex w-full max-w-2xl flex-col gap-3">
      {children}
    </ul>
  );
}
