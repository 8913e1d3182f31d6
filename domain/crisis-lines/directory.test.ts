import { describe, expect, it } from 'vitest';
import { channelHref } from './crisis-line.ts';
import { CRISIS_DIRECTORY, countryLines } from './directory.ts';
import { CRISIS_TEXT_LINE } from './united-states.ts';

const everyLine = CRISIS_DIRECTORY.flatMap(({ country, lines }) =>
  lines.map((line) => ({ country, ...line })),
);

describe('crisis directory', () => {
  it('lists every place, each once, in the order of their names', () => {
    const names = CRISIS_DIRECTORY.map(({ country }) => country);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
    expect(names).toContain('México');
    expect(names).toContain('Guinea Ecuatorial');
  });

  it('says hours, cost and evidence of every line', () => {
    for (const line of everyLine) {
      expect(line.hours).not.toBe('');
      expect(line.cost).not.toBe('');
      expect(['A', 'B']).toContain(line.evidence);
    }
  });

  it('calls confirmed only what a source of 2025 or later confirms', () => {
    const confirmed = everyLine.filter(({ evidence }) => evidence === 'A');
    expect(confirmed.length).toBeGreaterThan(10);
    for (const line of confirmed) expect(line.checked).toMatch(/^202[56](-\d\d){0,2}$/);
  });

  it('shows none of the numbers that nobody could confirm', () => {
    const dialled = CRISIS_DIRECTORY.flatMap(({ code, emergency, lines }) => [
      ...emergency.map((number) => `${code}:${number}`),
      ...lines.flatMap(({ channels }) =>
        channels.map((channel) => ('number' in channel ? `${code}:${channel.number}` : '')),
      ),
    ]);
    const unconfirmed = ['mx:55 5259 8121', 'co:192', 'ar:107'];
    for (const number of [...unconfirmed, 'pa:169', 'cr:1322']) {
      expect(dialled).not.toContain(number);
    }
  });

  it('is not open all day where the source says so', () => {
    const costaRica = countryLines('cr')?.lines[0];
    expect(costaRica?.hours).toContain('14 a 22');
  });

  it('makes addresses that phones open by themselves', () => {
    const [help, hello] = CRISIS_TEXT_LINE.channels;
    expect(channelHref(help)).toBe('sms:741741?&body=AYUDA');
    expect(hello && channelHref(hello)).toBe('sms:741741?&body=HELLO');
    expect(channelHref({ kind: 'call', number: '*4141', dial: '*4141' })).toBe('tel:*4141');
  });
});
