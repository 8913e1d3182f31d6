import { basename, dirname } from 'node:path';
import type { Block, Lesson } from '#web/features/learning/lesson/lesson.ts';
import { parseLesson } from '#web/features/learning/lesson/parse-lesson.ts';
import type { Finding, SourceFile } from '../finding.ts';
import { FORBIDDEN } from './forbidden-words.ts';
import { readingEase, sentencesOf, wordsOf } from './reading-ease.ts';

const LONGEST_SENTENCE = 25;
const EASIEST = 65;
/** Words a minute of somebody who reads on a phone at night. */
const PACE = 150;
/** Signs that fit on the highest step of a drawn ladder. */
const LONGEST_STEP = 19;
/** So many lessons may begin with the same word; the same two words are one lesson's own. */
const SAME_FIRST_WORD = 4;

const plain = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('');

function linesOf(block: Block): string[] {
  if (block.kind === 'picture') return [];
  return 'items' in block ? block.items.map(plain) : [plain(block.spans)];
}

/** What is read from top to bottom, a line a paragraph. */
const bodyOf = ({ blocks }: Lesson) => blocks.flatMap(linesOf).join('\n');

/** Everything that a lesson says in our words. */
const saidBy = (lesson: Lesson) =>
  [
    lesson.title,
    lesson.line,
    bodyOf(lesson),
    lesson.gradeWhy,
    lesson.try.why,
    lesson.picture.caption,
    ...lesson.questions.flatMap(({ ask, options, why }) => [ask, ...options, why]),
  ].join('\n');

const openingOf = (lesson: Lesson) => {
  const first = lesson.blocks.find(({ kind }) => kind === 'text');
  return wordsOf((first ? linesOf(first).join(' ') : '').toLowerCase());
};

function findingsIn(lesson: Lesson, doors: Doors): string[] {
  const body = bodyOf(lesson);
  const said = saidBy(lesson);
  const found: string[] = [];
  const long = sentencesOf(said).filter((one) => wordsOf(one).length > LONGEST_SENTENCE);
  for (const one of long)
    found.push(`sentence of ${wordsOf(one).length} words: "${one.slice(0, 60)}…"`);
  const ease = readingEase(body);
  if (ease < EASIEST)
    found.push(`INFLESZ ${ease.toFixed(1)}, wanted ${EASIEST}: shorter words and sentences`);
  const minutes = wordsOf(body).length / PACE;
  if (Math.abs(minutes - lesson.minutes) > 0.75) {
    found.push(
      `${wordsOf(body).length} words are ${minutes.toFixed(1)} minutes, not ${lesson.minutes}`,
    );
  }
  for (const [pattern, instead] of FORBIDDEN) {
    const [hit] = pattern.exec(said) ?? [];
    if (hit !== undefined) found.push(`"${hit}": ${instead}`);
  }
  const kinds = lesson.blocks.map(({ kind }) => kind);
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  if (count('picture') !== 1) found.push('[dibujo] stands once in the body');
  if (count('heading') < 2 || count('heading') > 4) found.push('two to four headings');
  if (count('keep') !== 1) found.push('one sentence to keep, after >');
  if (kinds[0] !== 'text') found.push('begins with a paragraph');
  const { id, labels } = lesson.picture;
  if (id === 'ladder' && labels.some((label) => label.length > LONGEST_STEP)) {
    found.push(`a step of the ladder has room for ${LONGEST_STEP} signs`);
  }
  if (!doors[lesson.try.kind].has(lesson.try.id))
    found.push(`no ${lesson.try.kind} "${lesson.try.id}"`);
  for (const { options } of lesson.questions) {
    if (new Set(options).size < 3) found.push('two options of a question say the same');
    const lengths = options.map((one) => one.length);
    if (Math.max(...lengths) > 2.2 * Math.min(...lengths)) {
      found.push(`options of unlike length give the answer away: "${options[0].slice(0, 40)}"`);
    }
  }
  return found;
}

/** What may only be so once, or seldom, over all lessons. */
function sameness(lessons: readonly [file: string, lesson: Lesson][]): Finding[] {
  const findings: Finding[] = [];
  const once = (what: string, most: number, keyOf: (lesson: Lesson) => string) => {
    const files = new Map<string, string[]>();
    for (const [file, lesson] of lessons) {
      files.set(keyOf(lesson), [...(files.get(keyOf(lesson)) ?? []), file]);
    }
    for (const [key, same] of files) {
      const [file] = same.slice(most);
      if (file) findings.push({ file, message: `${what} "${key}" as in ${same[0]}` });
    }
  };
  once('title', 1, ({ title }) => title.toLowerCase());
  once('id', 1, ({ id }) => id);
  once('place', 1, ({ path, order }) => `${path} ${order}`);
  once('opening', 1, (lesson) => openingOf(lesson).slice(0, 2).join(' '));
  once('first word', SAME_FIRST_WORD, (lesson) => openingOf(lesson)[0] ?? '');
  once('caption', 1, ({ picture }) => picture.caption.toLowerCase());
  return findings;
}

export interface Doors {
  tool: ReadonlySet<string>;
  game: ReadonlySet<string>;
}

/**
 * Reads every lesson of `content/learning` as docs/adding-a-lesson.md asks for it: format, sources,
 * reading ease, length, voice, what it leads to, and that no two begin alike.
 */
export function checkLessons(files: readonly SourceFile[], doors: Doors): Finding[] {
  const findings: Finding[] = [];
  const read: [string, Lesson][] = [];
  for (const { path, text } of files) {
    try {
      const lesson = parseLesson(basename(path, '.md'), text);
      read.push([path, lesson]);
      if (basename(dirname(path)) !== lesson.path) {
        findings.push({ file: path, message: `in the folder of another path than ${lesson.path}` });
      }
      findings.push(...findingsIn(lesson, doors).map((message) => ({ file: path, message })));
    } catch (error) {
      findings.push({
        file: path,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return [...findings, ...sameness(read)];
}
