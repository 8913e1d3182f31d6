import { posix } from 'node:path';
import type { Finding, SourceFile } from '../finding.ts';

/** Standards of others whose sections code may cite by number. */
const STANDARD = /(?:RFC \d+|X\.\d+|OpenID Connect \w+|SAML \w+|WebAuthn Level \d)/.source;
/** A page by its name; the text of a link is not one, its address is. */
const PAGE = /[\w./-]*\w\.md\b(?!\]\()/.source;
const TOKEN = new RegExp(
  `${STANDARD}|\\]\\((?!https?:)([^)\\s#]+)[^)]*\\)|(?<![\\w/])decisions/(\\d{3})|${PAGE}|\\b(?:spec|design)(?= §)|§\\s?(\\d+(?:\\.\\d+)*)`,
  'gi',
);
/** Between a page and its section, and between two sections of one page. */
const JOIN = /^['"`)]*(?:,|, and| and|;|:)?\s?\(?(?:and )?$/;

/** Applied migrations are never edited: what they cite by its old name stands here. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['spec', 'docs/specification.md'],
  ['design', 'docs/design/rules.md'],
]);

type Pages = ReadonlyMap<string, ReadonlySet<string>>;

/** The numbers of a page's headings: `## 4. States` is 4, `### 9.2 Limits` is 9.2. */
function sectionsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^#{1,4} (\d+(?:\.\d+)*)\.? /gm)].map(([, number]) => String(number)),
  );
}

/** The page a name means, as read in `file`; null where there is none. */
function pageNamed(name: string, file: string, pages: Pages): string | null {
  const beside = posix.join(posix.dirname(file), name);
  if (pages.has(beside)) return beside;
  return pages.has(name) ? name : null;
}

function findingsIn({ path, text }: SourceFile, pages: Pages, paths: ReadonlySet<string>) {
  const found: string[] = [];
  const isPage = path.endsWith('.md');
  // A citation may go on in the next line of a comment.
  const flat = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]*/g, ' ');
  let cited: string | null = null;
  let end = -1;
  for (const match of flat.matchAll(TOKEN)) {
    const [whole, link, decision, section] = match;
    const follows = JOIN.test(flat.slice(end, match.index)) && end >= 0;
    end = match.index + whole.length;
    if (section !== undefined) {
      const page: string | null = follows ? cited : isPage ? path : null;
      if (page === null) found.push(`${whole}: say of which page, as in docs/specification.md §4`);
      else if (page !== 'standard' && !pages.get(page)?.has(section)) {
        found.push(`${page} has no section ${section}`);
      }
      cited = page;
      continue;
    }
    const name = link ?? whole;
    const old = path.endsWith('.sql') ? OLD_NAMES.get(whole.toLowerCase()) : undefined;
    if (old !== undefined) cited = old;
    else if (decision !== undefined) {
      cited = null;
      const start = `docs/decisions/${decision}-`;
      if (![...pages.keys()].some((known) => known.startsWith(start))) found.push(`no ${whole}`);
    } else if (link !== undefined && !link.endsWith('.md')) {
      cited = null;
      const there = posix.join(posix.dirname(path), link).replace(/\/$/, '');
      if (isPage && !link.startsWith('/') && !paths.has(there)) found.push(`no ${link}`);
    } else if (name.endsWith('.md')) {
      cited = pageNamed(name, path, pages);
      if (cited === null) found.push(`no page ${name}`);
    } else cited = /^(spec|design)$/i.test(whole) ? null : 'standard';
  }
  return found.map((message) => ({ file: path, message }));
}

/**
 * Finds citations that lead nowhere: pages and sections that do not exist, sections of no named
 * page, decisions without a page, and links of the documentation to files that are not there.
 * @param files code, SQL and documentation; what documents cite is looked up among them
 */
export function checkCitations(files: readonly SourceFile[]): Finding[] {
  const pages: Pages = new Map(
    files
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path, text }) => [path, sectionsOf(text)]),
  );
  const paths = new Set<string>();
  for (const { path } of files) {
    for (let at = path; at !== '.'; at = posix.dirname(at)) paths.add(at);
  }
  return files
    .filter(({ path }) => !path.startsWith('scripts/checks/documents/citations'))
    .flatMap((file) => findingsIn(file, pages, paths));
}
