import { describe, expect, it } from 'vitest';
import { feelingOfRating, guessFeeling } from './feelings.ts';
import { IMPORT_LIMITS, type ReadImport } from './import-record.ts';
import { planImport } from './plan-import.ts';
import { readImport } from './read-import.ts';

const NOW = new Date(2026, 10, 28, 12);
const read = (text: string) => readImport(new TextEncoder().encode(text), NOW);
function readable(text: string): ReadImport {
  const reading = read(text);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.read;
}
const here = (year: number, month: number, day: number, hour: number, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

const DAYLIO = `\u{FEFF}full_date,date,weekday,time,mood,activities,scales,note_title,note
2021-09-28,28 September,Tuesday,10:00 pm,sad ,"clean | music | movies / tv","","","Llovió<br>y leí &amp; dormí"
2021-09-27,27 September,Monday,23:05,rad,"","","El puente",""
2021-09-27,27 September,Monday,23:05,rad,"","","",""
2021-09-26,26 September,Sunday,11:00 p. m.,Raro,"","","",""
`;

describe('Daylio', () => {
  it('gives moods by their names, activities and notes', () => {
    const { source, records, moods, problems } = readable(DAYLIO);
    expect({ source, problems }).toEqual({ source: 'daylio', problems: [] });
    expect(records[0]).toMatchObject({
      line: 2,
      at: here(2021, 9, 28, 22),
      mood: { name: 'sad' },
      text: 'Llovió\ny leí & dormí',
      tags: ['clean', 'music', 'movies / tv'],
    });
    expect(records.map(({ at }) => at)).toEqual([
      here(2021, 9, 28, 22),
      here(2021, 9, 27, 23, 5),
      here(2021, 9, 27, 23, 5),
      here(2021, 9, 26, 23),
    ]);
    expect(moods).toMatchObject([
      { name: 'rad', count: 2, guess: { emotion: 'alegria', intensity: 4 } },
      { name: 'sad', count: 1, guess: { emotion: 'tristeza' } },
      { name: 'Raro', count: 1, guess: null },
    ]);
  });

  it('is known without its column of scales, and by no word it says', () => {
    const older = DAYLIO.replace('activities,scales', 'activities').replaceAll('"","",', '"",');
    const withWords = (text: string) => readable(text).records.map(({ key }) => key);
    expect(withWords(older.replace(',"",""\n', ',""\n'))).toHaveLength(
      withWords(DAYLIO).length - 1,
    );
    expect(withWords(DAYLIO.replace('Llovió', 'Nevó'))).toEqual(withWords(DAYLIO));
    expect(new Set(withWords(DAYLIO)).size).toBe(4);
    expect(withWords(DAYLIO).join()).not.toMatch(/Llovi|puente|sad/);
  });

  it('names each line that cannot be read', () => {
    const { records, problems } =
      readable(`full_date,date,weekday,time,mood,activities,note_title,note
2021-02-30,x,x,10:00,rad,,,
1821-02-03,x,x,10:00,rad,,,
2027-02-03,x,x,10:00,rad,,,
2021-02-03,x,x,25:00,rad,,,
2021-02-03,x,x,10:00,,,,
2021-02-03,x,x,10:00,rad
2021-02-03,x,x,10:00,rad,,,
2021-02-04,x,x,10:00,rad,,,"sin final`);
    expect(records.map(({ line }) => line)).toEqual([8]);
    expect(problems).toEqual([
      { line: 2, problem: 'date' },
      { line: 3, problem: 'ancient' },
      { line: 4, problem: 'future' },
      { line: 5, problem: 'date' },
      { line: 6, problem: 'nothing' },
      { line: 7, problem: 'cells' },
      { line: 9, problem: 'quotes' },
    ]);
  });
});

it('Bearable gives moods and thanks, and says what has no place here', () => {
  const { source, records, problems, passedOver } =
    readable(`date,weekday,time of day,category,rating/amount,detail,notes
"22nd Sep 2020","Tuesday","03:00","Mood","6","Meh | Anxious",""
"22nd Sep 2020","Tuesday","mid","Symptom","1","Stress (Mild)",""
"22nd Sep 2020","Tuesday","all day","Factors","","Quiet day",""
"1st Dec 2020","Tuesday","pm","Mood","2","Anxious | Sad","Examen"
"1st Dec 2020","Tuesday","21:01","Gratitudes","","Mañana descanso",""
"1st Dec 2020","Tuesday","21:02","Mood","once","",""
`);
  expect(source).toBe('bearable');
  expect(records).toMatchObject([
    // Anxious does not agree with a 6; the number counts, and the words are kept.
    {
      at: here(2020, 9, 22, 3),
      mood: { emotion: 'calma', intensity: 1 },
      ownWords: ['Meh', 'Anxious'],
    },
    { at: here(2020, 12, 1, 19), mood: { emotion: 'ansiedad', intensity: 3 }, text: 'Examen' },
    { mood: null, text: 'Mañana descanso', tags: ['gratitud'], isPage: true },
  ]);
  expect(problems).toEqual([{ line: 7, problem: 'rating' }]);
  expect(passedOver).toEqual([
    { kind: 'Symptom', count: 1 },
    { kind: 'Factors', count: 1 },
  ]);
  const newer =
    readable(`date,date formatted,weekday,time of day,category,rating/amount,detail,notes
22 sept 2024,2024-09-22,domingo,10:30,Mood,8,,`);
  expect(newer.records[0]).toMatchObject({ at: here(2024, 9, 22, 10, 30), mood: { intensity: 3 } });
});

describe('MoodTracker', () => {
  const at = '2022-03-01T08:00:00.000Z';
  const mood = { description: 'tired calm', exploration: 'Un paseo', mood: 7, createdAt: at };
  const expected = { at, mood: { emotion: 'calma', intensity: 2 }, text: 'Un paseo' };

  it('gives the same from its CSV as from its JSON', () => {
    const csv = readable(
      `description,exploration,mood,location:latitude,createdAt\ntired calm,Un paseo,7,4.6,${at}\n`,
    );
    const json = readable(JSON.stringify([mood]));
    expect(csv.records).toMatchObject([expected]);
    expect(json.records).toMatchObject([{ ...expected, key: csv.records[0]!.key }]);
  });

  it('names places of its list that cannot be read', () => {
    const { problems } = readable(JSON.stringify([mood, 7, { ...mood, mood: 11 }]));
    expect(problems).toEqual([
      { line: 2, problem: 'unreadable' },
      { line: 3, problem: 'rating' },
    ]);
  });
});

it('takes no word for a feeling that only every object knows', () => {
  expect(guessFeeling('constructor')).toBeNull();
  expect(feelingOfRating(8, ['constructor'])).toEqual(feelingOfRating(8, []));
});

describe('a file as a whole', () => {
  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['nombre,edad\nAna,30', 'unknown'],
    ['{"entries":', 'broken-json'],
    ['{"format":"remanso-diary","version":2,"entries":[]}', 'newer'],
    ['{"format":"other","version":1,"entries":[]}', 'unknown'],
    ['[]', 'nothing-in-it'],
    ['[1]', 'unknown'],
    ['full_date,time,mood,activities,note\n', 'nothing-in-it'],
  ])('%j is refused', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  it('is refused when it is too large, or no text', () => {
    expect(readImport(new Uint8Array(IMPORT_LIMITS.bytes + 1), NOW)).toEqual({
      problem: 'too-big',
    });
    expect(readImport(new Uint8Array([0x50, 0x4b, 0]), NOW)).toEqual({ problem: 'not-text' });
    const line = '2021-02-03,10:00,rad,,\n';
    const many = `full_date,time,mood,activities,note\n${line.repeat(IMPORT_LIMITS.records + 1)}`;
    expect(read(many)).toEqual({ problem: 'too-many' });
  });

  it('says when its letters had to be guessed', () => {
    const bytes = Uint8Array.from(
      'full_date,time,mood,activities,note\n2021-02-03,10:00,bad,,ma\u00f1ana',
      (sign) => sign.charCodeAt(0),
    );
    expect(readImport(bytes, NOW)).toMatchObject({
      read: { isGuessedEncoding: true, records: [{ text: 'mañana' }] },
    });
  });
});

describe('the plan of an import', () => {
  const { records } = readable(DAYLIO);
  const calm = { emotion: 'calma', intensity: 2, mixed: false } as const;
  const feelings = { sad: calm, rad: calm, Raro: null };

  it('tells words once: in the diary, or with the mood', () => {
    const both = planImport(records, { feelings, moods: true, pages: true });
    expect(both.moods.map(({ note }) => note)).toEqual([null, null, null]);
    expect(both.pages).toMatchObject([
      { body: 'Llovió\ny leí & dormí', tags: ['clean', 'music', 'movies / tv'], emotion: 'calma' },
      { title: 'El puente' },
    ]);
    const alone = planImport(records, { feelings, moods: true, pages: false });
    expect(alone.pages).toEqual([]);
    expect(alone.moods[0]?.note).toBe('Llovió\ny leí & dormí\n#clean #music #movies-/-tv');
  });

  it('leaves out moods whose name means nothing here, and keeps their words', () => {
    const { moods } = planImport(records, { feelings, moods: true, pages: true });
    expect(moods.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(moods[0]?.ownWords).toEqual(['sad']);
  });

  it('says what is longer than there is room for, and breaks no sign', () => {
    const long = [{ ...records[0]!, text: '🌊'.repeat(2001), tags: [] }];
    const { moods, cut } = planImport(long, { feelings, moods: true, pages: false });
    expect(moods[0]?.note).toBe('🌊'.repeat(2000));
    expect(cut).toEqual([2]);
    const broken = [{ ...records[0]!, text: 'a\0b\u{D800}c', tags: [] }];
    expect(planImport(broken, { feelings, moods: true, pages: false }).moods[0]?.note).toBe('abc');
  });

  it('keeps in the note the words that there is no room for', () => {
    const short = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
    const long = 'como un día de lluvia que no termina nunca';
    const many = [{ ...records[0]!, ownWords: [long, ...short] }];
    const { moods, pages, cut } = planImport(many, { feelings, moods: true, pages: true });
    expect(moods[0]).toMatchObject({ ownWords: short.slice(0, 6), note: `${long}, siete` });
    expect(pages[0]?.body).toBe('Llovió\ny leí & dormí');
    expect(cut).toEqual([]);
    const alone = planImport(many, { feelings, moods: true, pages: false });
    expect(alone.moods[0]?.note).toContain(`dormí\n${long}, siete\n#clean`);
  });

  it('keeps a long name of a mood whole', () => {
    const name = 'así como cuando llueve y no hay nada que hacer';
    const { records: named } = readable(DAYLIO.replace('Raro', name));
    const plan = planImport(named, { feelings: { [name]: calm }, moods: true, pages: true });
    expect(plan.moods).toMatchObject([{ ownWords: [], note: name }]);
  });

  it.each([
    [['Correr', 'correr', '#'], []],
    [['a'.repeat(41)], [2]],
    [Array.from({ length: 13 }, (_, place) => `t${place}`), [2]],
  ])('says of the tags %j whether something is left out', (tags, lines) => {
    const tagged = [{ ...records[0]!, tags }];
    expect(planImport(tagged, { feelings, moods: false, pages: true }).cut).toEqual(lines);
  });
});
