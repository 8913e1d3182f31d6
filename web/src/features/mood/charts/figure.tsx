import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';
import { DataTable, type TableData } from '#web/ui/list/data-table.tsx';

interface FigureProps {
  title: string;
  /** What the picture says, in plain words. */
  sentence: ReactNode;
  /** The same as numbers, made when somebody opens it. */
  table?: TableData;
  children?: ReactNode;
}

/** A chart with its sentence and its table: whoever does not see the one reads the other. */
export function Figure({ title, sentence, table, children }: FigureProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4 break-inside-avoid">
      <div>
        <h2 id={titleId} className="font-title text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-[62ch]">{sentence}</p>
      </div>
      {children}
      {table && <DataTable {...table} />}
    </Card>
  );
}
