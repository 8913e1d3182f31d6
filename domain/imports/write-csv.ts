/** A table for a spreadsheet (RFC 4180), with the mark by which it knows the letters. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\u{FEFF}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A spreadsheet takes what begins with these for something to be worked out. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
