import { saveFile } from '#web/lib/files/save-file.ts';
import { RECOVERY_TEXTS as TEXTS } from '../texts.ts';

/** In fours, as it is read and typed; dashes do not count. */
export function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The sheet that is kept: whose it is, what it is for, the codes. */
export function sheetOf(email: string, codes: readonly string[]): string {
  return `${TEXTS.fileHead(email)}\n\n${codes.map(grouped).join('\n')}\n`;
}

export function saveCodes(sheet: string): void {
  saveFile(TEXTS.fileName, sheet, 'text/plain');
}

/** Prints the sheet alone, from a frame of its own that goes again. */
export function printCodes(sheet: string): void {
  const frame = document.createElement('iframe');
  frame.title = TEXTS.title;
  frame.className = 'hidden';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) return frame.remove();
  const text = page.createElement('pre');
  text.textContent = sheet;
  page.body.append(text);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
