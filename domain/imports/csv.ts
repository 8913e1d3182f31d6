export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvTable {
  rows: readonly CsvRow[];
  /** The line on which a quotation begins that never ends: from there on nothing can be told apart. */
  unclosedFrom: number | null;
}

const DELIMITERS = [',', ';', '\t'];

/**
 * Reads comma-separated values (RFC 4180), also with semicolons or tabs between them, as spreadsheets
 * write where the comma belongs to numbers. Quotes within a quotation are doubled; a quotation may
 * hold line breaks. Empty lines are no rows.
 */
export function readCsv(text: string): CsvTable {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let rowLine = 1;
  let quotedFrom: number | null = null;

  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: rowLine, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quotedFrom !== null) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quotedFrom = null;
      else {
        if (sign === '\n') line += 1;
        cell += sign;
      }
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quotedFrom = line;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
      line += 1;
      rowLine = line;
    } else cell += sign;
  }
  if (quotedFrom !== null) return { rows, unclosedFrom: quotedFrom };
  endRow();
  return { rows, unclosedFrom: null };
}

/** The one that stands most often in the first line, outside of quotations. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
