/**
 * How many columns fit: the most that are `least` wide, at most `most`, and that leave no row short.
 * @param width and `least` in the same unit, the gap between two columns included in `least`
 */
export function fittingColumns(count: number, most: number, width: number, least: number): number {
  const room = Math.max(1, Math.min(most, Math.floor(width / least)));
  for (let columns = room; columns > 1; columns -= 1) if (count % columns === 0) return columns;
  return Math.min(count, room > 1 ? 2 : 1);
}
