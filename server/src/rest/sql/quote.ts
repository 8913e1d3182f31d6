/** An identifier for the text of a statement. Names come from the catalogue or are checked keys. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteTable(name: string): string {
  return `"public".${quote(name)}`;
}
