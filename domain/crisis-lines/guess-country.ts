import { tableOf } from '../table.ts';

/**
 * Main time zones of the directory's countries (tz database, zone1970.tab and backward). A browser's
 * language says little here: es-ES is what many devices in America are sold with.
 */
const ZONES = tableOf<readonly string[]>({
  bo: ['America/La_Paz'],
  cl: ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
  co: ['America/Bogota'],
  cr: ['America/Costa_Rica'],
  cu: ['America/Havana'],
  do: ['America/Santo_Domingo'],
  ec: ['America/Guayaquil', 'Pacific/Galapagos'],
  es: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  gq: ['Africa/Malabo'],
  gt: ['America/Guatemala'],
  hn: ['America/Tegucigalpa'],
  mx: [
    'America/Mexico_City',
    'America/Cancun',
    'America/Merida',
    'America/Monterrey',
    'America/Matamoros',
    'America/Chihuahua',
    'America/Ciudad_Juarez',
    'America/Ojinaga',
    'America/Mazatlan',
    'America/Bahia_Banderas',
    'America/Hermosillo',
    'America/Tijuana',
  ],
  ni: ['America/Managua'],
  pa: ['America/Panama'],
  pe: ['America/Lima'],
  pr: ['America/Puerto_Rico'],
  py: ['America/Asuncion'],
  sv: ['America/El_Salvador'],
  uy: ['America/Montevideo'],
  ve: ['America/Caracas'],
});

/**
 * The country whose lines to show first, until the person chooses; null where the zone tells none
 * (then the lines of docs/specification.md §1 stay).
 * @param zone IANA name; the device's own where not given
 */
export function guessCountry(
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  if (zone.startsWith('America/Argentina/') || zone === 'America/Buenos_Aires') return 'ar';
  return [...ZONES].find(([, zones]) => zones.includes(zone))?.[0] ?? null;
}
