import { isRecord } from '#web/lib/is-record.ts';
import { DataError, toDataError } from './data-error.ts';

interface PublicConfig {
  publishableKey: string;
  /** Everything it said; who needs more of it reads it with care. */
  all: Readonly<Record<string, unknown>>;
}

let pending: Promise<PublicConfig> | null = null;

/** What the server tells every visitor, asked once a page load. @throws {DataError} */
export function loadPublicConfig(): Promise<PublicConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null;
    throw toDataError(error);
  });
  return pending;
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json');
  const config: unknown = response.ok ? await response.json() : null;
  const all = isRecord(config) ? config : {};
  const key = all['publishableKey'];
  if (typeof key !== 'string') throw new DataError('unknown', 'config.json', response.status);
  return { publishableKey: key, all };
}
