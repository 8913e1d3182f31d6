import { PAPER_TEXTS } from '../texts.ts';
import { type Part, times } from './part.ts';

/** Wider than a phone: it moves inside its frame there, and is whole on paper. */
export function TableView({ title, columns, rows, rowMm }: Part<'table'>) {
  const names = typeof rows === 'number' ? times(rows).map(() => null) : rows;
  const label = title ?? columns.filter((column) => column !== '').join(', ');
  return (
    <section>
      {title && <h2>{title}</h2>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <div
        className="paper-frame"
        role="region"
        tabIndex={0}
        aria-label={PAPER_TEXTS.tableOf(label)}
      >
        <table className={columns.length > 4 ? 'many' : undefined}>
          <thead>
            <tr>
              {columns.map((column) =>
                column === '' ? (
                  <td key="" />
                ) : (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {names.map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- empty rows are alike
              <tr key={at} style={{ height: `${rowMm}mm` }}>
                {columns.map((column, place) =>
                  place === 0 && name !== null ? (
                    <th key={column} scope="row">
                      {name}
                    </th>
                  ) : (
                    <td key={column} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
