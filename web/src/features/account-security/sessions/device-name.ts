import { SESSION_TEXTS as TEXTS } from '../texts.ts';

/** In this order: most browsers also call themselves by the name of another. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** «Chrome en Windows», as far as a browser tells. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? '';
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1];
  const system = SYSTEMS.find(([mark]) => agent.includes(mark))?.[1];
  if (browser && system) return TEXTS.on(browser, system);
  return browser ?? system ?? TEXTS.unknownDevice;
}
