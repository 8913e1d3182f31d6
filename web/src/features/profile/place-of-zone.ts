import { PLACES } from './places.texts.ts';

/** The place that a time zone is named after, as a person would say it: "Mexico City", "Madrid". */
export function placeOfZone(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone;
  return PLACES[name] ?? name.replaceAll('_', ' ');
}

/** The zone of this device's clock; empty where the browser does not say. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || '';
}
