/**
 * Gives somebody a file that was made on this device.
 * @param type of a text; what is a Blob already knows its own
 */
export function saveFile(name: string, text: string, type: string): void;
export function saveFile(name: string, content: Blob): void;
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
