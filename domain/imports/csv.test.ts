import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { decodeText } from './decode.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('comma-separated values', () => {
  it('may quote commas, quotes and line breaks, and know the line of each row', () => {
    const { rows, unclosedFrom } = readCsv(
      'a,b\r\n"uno, ""dos""","tres\ncuatro"\r\n\r\ncinco,\r\n',
    );
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['uno, "dos"', 'tres\ncuatro'] },
      { line: 5, cells: ['cinco', ''] },
    ]);
    expect(unclosedFrom).toBeNull();
  });

  it('may stand between semicolons or tabs, and end in any way', () => {
    expect(cellsOf('a;b;c\n1,5;2;3')).toEqual([
      ['a', 'b', 'c'],
      ['1,5', '2', '3'],
    ]);
    expect(cellsOf('a\tb\r1\t2\r')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(cellsOf('"a,b";c')).toEqual([['a,b', 'c']]);
  });

  it('keep what stands before a quotation that never ends, and say where that is', () => {
    const { rows, unclosedFrom } = readCsv('a,b\n1,2\n3,"cuatro\n5,6\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2]);
    expect(unclosedFrom).toBe(3);
  });

  it('keep a quote within a word', () => {
    expect(cellsOf('5" de lluvia,"el ""río"""')).toEqual([['5" de lluvia', 'el "río"']]);
  });
});

describe('the words of a file', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it('are Unicode, with or without its mark', () => {
    expect(decodeText(utf8('\u{FEFF}año 🌊'))).toEqual({ text: 'año 🌊', isGuessed: false });
    const wide = new Uint8Array([0xff, 0xfe, 0x61, 0x00, 0xf1, 0x00]);
    expect(decodeText(wide)).toEqual({ text: 'añ', isGuessed: false });
  });

  it('are guessed where they are not, and none where it is no text', () => {
    expect(decodeText(new Uint8Array([0x61, 0xf1, 0x6f]))).toEqual({
      text: 'año',
      isGuessed: true,
    });
    expect(decodeText(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]))).toBeNull();
  });
});
