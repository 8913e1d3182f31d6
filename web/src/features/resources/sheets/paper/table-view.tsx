import { PAPER_TEXTS } from '../texts.ts';
import { type Part, times } from './part.ts';

/** Room to write in a cell. */
const BLANK = '\u00a0';

/** Wider than a phone: it moves inside its frame there, and is whole on paper. */
export function TableView({ title, columns, rows, rowMm }: Part<'table'>) {
  const names = typeof rows === 'number' ? times(rows).map(() => null) : rows;
  const label = title ?? columns.filter((column) => column !== '').join(', ');
  return (
    <section>
      {title && <h2>{title}</h2>}
      <div
        className="paper-frame"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a section stands around it already
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={PAPER_TEXTS.tableOf(label)}
      >
        <table className={columns.length > 4 ? 'many' : undefined}>
          <thead>
            <tr>
              {columns.map((column) =>
                column === '' ? (
                  <td key="">{BLANK}</td>
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
                    <td key={column}>{BLANK}</td>
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
