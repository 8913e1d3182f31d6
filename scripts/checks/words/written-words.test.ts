import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkWrittenWords } from './written-words.ts';

const PATH = 'web/src/features/diary/entry-editor.tsx';
const AREA = `import { WordsArea } from '#web/care/writing/words-area.tsx';`;
const READER = `import { useFinding } from '#web/care/guard/use-finding.ts';`;
const check = (text: string, path = PATH) => checkWrittenWords([{ path, text }]);

describe('free words', () => {
  it.each([
    ['a textarea', 'export const Editor = () => <textarea rows={4} />;'],
    ['one made by hand', `document.createElement('textarea');`],
    ['one made by React', `React.createElement('textarea', { rows: 4 });`],
    ['editable text', 'export const Editor = () => <div contentEditable />;'],
    ['the role of a text box', 'export const Editor = () => <div role="textbox" />;'],
    ['many lines by their role', 'export const Editor = () => <div aria-multiline="true" />;'],
    ['a line without a type', 'export const Editor = () => <input maxLength={80} />;'],
    ['a line of text', 'export const Editor = () => <input type="text" />;'],
    ['a search', 'export const Editor = () => <input type="search" />;'],
    ['a line of a type that is not told', 'export const Editor = (p) => <input type={p.type} />;'],
    ['a bare field that nobody reads', AREA],
    ['a bare line that nobody reads', AREA.replaceAll('area', 'line')],
  ])('are found outside care: %s', (_what, text) => {
    const [finding, ...more] = check(text);
    expect(finding?.file).toBe(PATH);
    expect(more).toEqual([]);
  });

  it.each([
    ['the field', `import { WritingField } from '#web/care/writing/writing-field.tsx';`],
    ['a bare field that is read', `${AREA}${READER}`],
    ['a choice', 'export const Editor = () => <input type="checkbox" />;'],
    ['a number', 'export const Editor = () => <input type="tel" />;'],
  ])('are let be: %s', (_what, text) => {
    expect(check(text)).toEqual([]);
  });

  it('may stand bare in care, and a line in the form field', () => {
    const bare = 'export const Area = () => <textarea />;';
    expect(check(bare, 'web/src/care/writing/words-area.tsx')).toEqual([]);
    expect(check('export const F = () => <input />;', 'web/src/ui/text-field.tsx')).toEqual([]);
    expect(check(bare, 'web/src/ui/other.tsx')).toHaveLength(1);
  });

  it('of the chat are read where the page shows help', () => {
    const composer = { path: 'web/src/features/chat/composer/composer.tsx', text: AREA };
    const page = { path: 'web/src/features/chat/chat-page.tsx', text: READER };
    expect(checkWrittenWords([composer, page])).toEqual([]);
    expect(checkWrittenWords([composer, { ...page, text: '' }])).toHaveLength(1);
  });

  it('all go through care', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src'], {
      encoding: 'utf8',
    });
    const files = listed
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    expect(files.length).toBeGreaterThan(100);
    expect(checkWrittenWords(files)).toEqual([]);
  });
});
