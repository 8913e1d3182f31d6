const KILO = 1024;
const NUMBER = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** A size as people say it: "12 kB", "1,4 MB". */
export function inBytes(bytes: number): string {
  if (bytes < KILO) return bytes === 0 ? '0 kB' : 'menos de 1 kB';
  if (bytes < KILO * KILO) return `${NUMBER.format(Math.round(bytes / KILO))} kB`;
  return `${NUMBER.format(bytes / KILO / KILO)} MB`;
}
