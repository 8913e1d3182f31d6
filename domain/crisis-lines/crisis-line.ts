/** A: a source of 2025-26 or an official one. B: an older source. Nothing less is shown. */
export type Evidence = 'A' | 'B';

/** One way to reach a line. `number` is as people read it, `dial` as a phone takes it. */
export type Channel =
  | { kind: 'call'; number: string; dial: string; note?: string }
  | { kind: 'text'; number: string; dial: string; body: string; note?: string }
  | { kind: 'whatsapp'; number: string; dial: string }
  | { kind: 'chat'; address: string };

export interface CrisisLine {
  name: string;
  /** Where it answers, when that is less than the whole country. */
  area?: string;
  channels: readonly [Channel, ...Channel[]];
  /** Whom it is for, where that is not everybody: said wherever it stands. */
  serves?: string;
  /** It also says where in the country's health care somebody is seen. */
  toCare?: true;
  hours: string;
  cost: string;
  evidence: Evidence;
  /** Day, month or year (ISO 8601) of the source that confirms the line; null when it has no date. */
  checked: string | null;
}

export interface CountryLines {
  /** ISO 3166-1, lower case. */
  code: string;
  country: string;
  /** The general emergency number, where it is confirmed. */
  emergency: readonly string[];
  /** Which number is for what, where there are several. */
  emergencyInWords?: string;
  /** Where the emergency number is confirmed for a part of the country only: said beside it. */
  emergencyNote?: string;
  /** Who answers about violence in the home, where it is confirmed. */
  violence?: CrisisLine;
  /** None confirmed: the country is listed all the same, with the way to find one. */
  lines: readonly CrisisLine[];
}

/** For countries without a confirmed line, and for everyone else. */
export const WORLD_DIRECTORY = 'https://findahelpline.com/';

/** The address that a link opens: works without a script. */
export function channelHref(channel: Channel): string {
  switch (channel.kind) {
    case 'call':
      return `tel:${channel.dial}`;
    case 'text':
      // `?&` is read by both iOS and Android.
      return `sms:${channel.dial}?&body=${encodeURIComponent(channel.body)}`;
    case 'whatsapp':
      return `https://wa.me/${channel.dial}`;
    case 'chat':
      return channel.address;
  }
}

/** A number as it must be shown: never broken over two lines, readable at a glance. */
export function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
