/** The place that a time zone is named after, as a person would say it: "Mexico City", "Madrid". */
export function placeOfZone(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone;
  return SPANISH[name] ?? name.replaceAll('_', ' ');
}

/** Where the name of the zone is not what is said in Spanish. */
const SPANISH: Readonly<Record<string, string>> = {
  Mexico_City: 'Ciudad de México',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Merida: 'Mérida',
  Mazatlan: 'Mazatlán',
  Panama: 'Panamá',
  Havana: 'La Habana',
  New_York: 'Nueva York',
  Los_Angeles: 'Los Ángeles',
  Santo_Domingo: 'Santo Domingo',
  Asuncion: 'Asunción',
  Canary: 'Canarias',
  London: 'Londres',
  Paris: 'París',
  Berlin: 'Berlín',
  UTC: 'UTC',
};

/** The zone of this device's clock; empty where the browser does not say. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || '';
}
