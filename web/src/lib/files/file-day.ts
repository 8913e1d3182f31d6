/** The date that the clock of this device shows, as yyyy-mm-dd, for the name of a file. */
export function fileDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
