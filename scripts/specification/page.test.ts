import { expect, it } from 'vitest';
import { addresses, bindingSentences, rows, section } from './page.ts';

const PAGE = `# Page

## 1. One
“Hola.”

### 1.1 Below
| Route | What |
|---|---|
| \`/chat\` | talk |

## 2. Two
\`/a/:b\`, \`code\` and \`/\`
`;

it('cuts a section out, with those below it', () => {
  expect(section(PAGE, '1')).toContain('/chat');
  expect(section(PAGE, '1')).not.toContain('/a/:b');
  expect(section(PAGE, '1.1')).not.toContain('Hola');
  expect(() => section(PAGE, '3')).toThrow('no section 3');
});

it('reads tables, addresses and sentences', () => {
  expect(rows(PAGE)).toEqual([['/chat', 'talk']]);
  expect(addresses(PAGE)).toEqual(['/chat', '/a/:b', '/']);
  expect(bindingSentences(PAGE)).toEqual(['Hola.']);
});
