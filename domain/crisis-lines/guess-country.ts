/**
 * Main time zones of the directory's countries (tz database, zone1970.tab and backward), those of America
 * without its name. A browser's language says little here: es-ES is what many devices in America are sold with.
 */
const ZONES = `
bo La_Paz
cl Santiago Punta_Arenas Coyhaique Pacific/Easter
co Bogota
cr Costa_Rica
cu Havana
do Santo_Domingo
ec Guayaquil Pacific/Galapagos
es Europe/Madrid Africa/Ceuta Atlantic/Canary
gq Africa/Malabo
gt Guatemala
hn Tegucigalpa
mx Mexico_City Cancun Merida Monterrey Matamoros Chihuahua Ciudad_Juarez Ojinaga Mazatlan Bahia_Banderas Hermosillo Tijuana
ni Managua
pa Panama
pe Lima
pr Puerto_Rico
py Asuncion
sv El_Salvador
uy Montevideo
ve Caracas
`.split('\n');

/**
 * The country whose lines to show first, until the person chooses; null where the zone tells none
 * (then the lines of docs/specification.md §1 stay).
 * @param zone IANA name; the device's own where not given
 */
export function guessCountry(
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  if (zone.startsWith('America/Argentina/') || zone === 'America/Buenos_Aires') return 'ar';
  const name = zone.replace('America/', '') || '?';
  return ZONES.find((one) => one.slice(3).split(' ').includes(name))?.slice(0, 2) ?? null;
}
