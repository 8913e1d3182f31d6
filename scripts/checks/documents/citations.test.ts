import { expect, it } from 'vitest';
import { checkCitations } from './citations.ts';
import type { SourceFile } from '../finding.ts';

const PAGES: SourceFile[] = [
  {
    path: 'docs/specification.md',
    text: '# Page\n\n## 4. States\n\nAs above (§4).\n\n## 9. Numbers\n\n### 9.2 Limits\n',
  },
  { path: 'docs/design/rules.md', text: '## 7. Choices\n\n[S](../specification.md) §4, and §9.\n' },
  { path: 'docs/decisions/003-accounts.md', text: '# 003\n' },
];

function messages(text: string, path = 'server/src/a.ts'): string[] {
  return checkCitations([...PAGES, { path, text }]).map(({ message }) => message);
}

it.each([
  ['a page', '/** As docs/specification.md has it. */'],
  ['a section', '/** docs/specification.md §4: in order. */'],
  ['several of them', '/** docs/specification.md §4, §9 and §9.2, "States". */'],
  ['a section in the next line', '/**\n * In docs/specification.md\n * §9.2 too.\n */'],
  ['a decision', '// decisions/003 says why'],
  [
    'a standard',
    '/** RFC 7636 §4.6; OpenID Connect Core §3.1.3.6; WebAuthn Level 3 §6 and §8.7. */',
  ],
])('lets %s be', (_what, text) => {
  expect(messages(text)).toEqual([]);
});

it.each([
  ['a page that is not there', '/** docs/rules.md says so. */', 'no page docs/rules.md'],
  [
    'a section that is not there',
    '/** docs/specification.md §4 and §10. */',
    'docs/specification.md has no section 10',
  ],
  [
    'half a number',
    '/** docs/specification.md §9.1 */',
    'docs/specification.md has no section 9.1',
  ],
  ['a decision that was never made', '// decisions/042', 'no decisions/042'],
  [
    'a section of nothing',
    '/** Spec §4: in order. */',
    '§4: say of which page, as in docs/specification.md §4',
  ],
  [
    'a section after other words',
    '/** docs/specification.md, but not §4 */',
    '§4: say of which page, as in docs/specification.md §4',
  ],
])('finds %s', (_what, text, message) => {
  expect(messages(text)).toEqual([message]);
});

it('reads the old names only where files are never edited', () => {
  const text = '-- Spec §4, §9: limits (design §7).\n-- Spec §5.';
  expect(messages(text, 'supabase/migrations/1_a.sql')).toEqual([
    'docs/specification.md has no section 5',
  ]);
  expect(messages(text)).toHaveLength(4);
});

it('follows links of the documentation, and sections of the page itself', () => {
  const text = '[a](design/rules.md) §7, [b](design) and [c](../server/src/x.ts); see §3.';
  expect(messages(text, 'docs/architecture.md')).toEqual([
    'no ../server/src/x.ts',
    'docs/architecture.md has no section 3',
  ]);
});
