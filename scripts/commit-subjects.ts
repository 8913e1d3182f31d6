/**
 * `node scripts/commit-subjects.ts [RANGE]`: reads the subjects of commits (`main..HEAD` unless told)
 * and exits 1 if one is too long or ends with a period. As a hook, `.git/hooks/commit-msg`:
 * `exec node scripts/commit-subjects.ts --message "$1"`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectProblems } from './checks/documents/commit-subject.ts';

const [first = 'main..HEAD', file] = process.argv.slice(2);

function subjects(): string[] {
  if (first === '--message') return [readFileSync(file ?? '', 'utf8').split('\n')[0] ?? ''];
  const log = ['log', '--no-merges', '--format=%s', first];
  return execFileSync('git', log, { encoding: 'utf8' }).split('\n').slice(0, -1);
}

const wrong = subjects().flatMap((subject) =>
  subjectProblems(subject).map((problem) => `“${subject}” ${problem}`),
);
for (const line of wrong) console.log(line);
if (wrong.length > 0) process.exitCode = 1;
