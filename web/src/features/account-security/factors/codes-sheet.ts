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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([sheet], { type: 'text/plain;charset=utf-8' }));
  link.download = TEXTS.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
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
