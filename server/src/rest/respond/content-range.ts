/** `0-9/57`, an empty page, `0-9/*`: which rows these are, out of how many. */
export function contentRange(first: number, last: number, total: number | null): string {
  const rows = last >= first && total !== 0 ? `${first}-${last}` : '*';
  return `${rows}/${total ?? '*'}`;
}
