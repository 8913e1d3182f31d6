import { unbroken } from '#domain/crisis-lines/crisis-line.ts';

/** Ways to reach a line; with the lines, because numbers are kept whole by what reads them. */
export const LINE_TEXTS = {
  call: (number: string) => `Llamar al ${unbroken(number)}`,
  message: (body: string, number: string) => `Enviar ${body} al ${unbroken(number)}`,
  whatsapp: (number: string) => `WhatsApp ${unbroken(number)}`,
} as const;
