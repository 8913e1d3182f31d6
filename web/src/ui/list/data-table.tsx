import { useState } from 'react';
import { DATA_TABLE_TEXTS } from './data-table.texts.ts';

export interface TableData {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row names it. */
  rows: () => readonly (readonly string[])[];
}

/** The data of a picture. They are laid out when it is opened: ten years of days are long. */
export function DataTable({ caption, columns, rows }: TableData) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="print:hidden">
      <summary className="inline-flex min-h-11 items-center text-primary underline decoration-line underline-offset-4">
        {DATA_TABLE_TEXTS.open}
      </summary>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by keyboard
        <div role="group" aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="border-b border-ink-soft p-2 text-left">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([name = '', ...cells]) => (
                <tr key={name}>
                  <th scope="row" className="border-b border-line p-2 text-left font-normal">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} className="border-b border-line p-2">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
