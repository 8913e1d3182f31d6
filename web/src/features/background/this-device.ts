import type { Device } from '#domain/backgrounds/background-on-device.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** docs/specification.md §9: up to here a screen is a phone's. */
export const PHONE = '(max-width: 768px)';

export function thisDevice(): Device {
  const { hardwareConcurrency } = navigator;
  // Only some browsers say it, and its type is not in the language's own list.
  const memory: unknown = isRecord(navigator) ? navigator['deviceMemory'] : undefined;
  return {
    cores: hardwareConcurrency > 0 ? hardwareConcurrency : undefined,
    memory: typeof memory === 'number' ? memory : undefined,
    isPhone: window.matchMedia(PHONE).matches,
  };
}
