import { describe, expect, it } from 'vitest';
import { RESPONSE_BOUNDS, xmlOutOfBounds } from './xml-bounds.ts';

const ROOMY = { characters: 1e8, elements: 1e8, depth: 1e8 };
const nested = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);

describe('xmlOutOfBounds', () => {
  it.each([
    '<a/>',
    '<?xml version="1.0"?><a b="x > y"><!-- <b> --><c d=\'"\'/><![CDATA[<e>]]></a>',
    nested(RESPONSE_BOUNDS.depth),
  ])('lets %s be parsed', (xml) => {
    expect(xmlOutOfBounds(xml, RESPONSE_BOUNDS)).toBeUndefined();
  });

  it.each([
    ['', /closed/],
    ['no xml', /closed/],
    ['<a>', /closed/],
    ['<a', /closed/],
    ['<a b="', /closed/],
    ['<a <b>', /closed/],
    ['<a><!-- </a>', /closed/],
    ['</a><a>', /nested/],
    ['<!DOCTYPE a><a/>', /document type/],
    ['<!entity x "y"><a/>', /document type/],
    [nested(RESPONSE_BOUNDS.depth + 1), /nested/],
    ['<a>' + '<b/>'.repeat(3 * RESPONSE_BOUNDS.elements) + '</a>', /too many/],
    [`<a>${'x'.repeat(RESPONSE_BOUNDS.characters)}</a>`, /too large/],
  ])('refuses %s', (xml, reason) => {
    expect(xmlOutOfBounds(xml, RESPONSE_BOUNDS)).toMatch(reason);
  });

  // Documents that took patterns of ours seconds: each of their tags began a look at all the rest.
  it.each([
    ['<Response ', ''],
    ['<samlp:StatusCode x', ''],
    ['Algorithm="', ''],
    ['<!--', ''],
    ['<![CDATA[', ''],
    ['<?', ''],
    ['<a b="', ''],
    ['<a>', ''],
    ['<a b="1"/>', '<x>'],
  ])('takes time in step with the length: %s', (unit, first) => {
    const time = (times: number) => {
      const xml = first + unit.repeat(times);
      const runs = Array.from({ length: 5 }, () => {
        const start = performance.now();
        xmlOutOfBounds(xml, ROOMY);
        return performance.now() - start;
      });
      return Math.min(...runs);
    };
    time(20_000);
    // The square would be 256 times as long; a floor keeps what takes no time from being compared.
    expect(time(160_000)).toBeLessThan(64 * Math.max(time(10_000), 0.1));
  });
});
