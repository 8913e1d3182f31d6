import type { ReactNode } from 'react';

/** The one title of a page, and what it is for. */
export function PageHeader({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="font-title text-2xl font-semibold md:text-3xl">{title}</h1>
      {lead && <p className="mt-3 max-w-[62ch] text-ink-soft">{lead}</p>}
    </header>
  );
}
