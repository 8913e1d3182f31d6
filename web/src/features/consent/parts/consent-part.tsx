import { type ReactNode, useId } from 'react';

interface ConsentPartProps {
  number: number;
  title: string;
  /** Nothing stands above it that it must be told from. */
  first?: boolean;
  children: ReactNode;
}

/** One of the parts of the consent, in one column on the same screen. */
export function ConsentPart({ number, title, first = false, children }: ConsentPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={first ? undefined : 'border-t border-line pt-3'}>
      <h3 id={id} className="flex items-center gap-2.5 text-lg leading-tight font-semibold">
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft text-base"
        >
          {number}
        </span>
        {title}
      </h3>
      <div className="mt-1.5">{children}</div>
    </section>
  );
}
