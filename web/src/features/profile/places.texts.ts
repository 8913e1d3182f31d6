/** Names of time zones that are not what is said in Spanish. */
export const PLACES: Readonly<Record<string, string>> = {
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
