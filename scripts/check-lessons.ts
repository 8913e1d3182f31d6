/** `npx node scripts/check-lessons.ts`: what `npm run check` says of the lessons alone, in a second. */
import { join } from 'node:path';
import { checkAllLessons } from './checks/lessons/all-lessons.ts';

const findings = checkAllLessons(join(import.meta.dirname, '..'));
for (const { file, message } of findings) console.log(`${file}: ${message}`);
console.log(findings.length === 0 ? 'lessons: ok' : `lessons: ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
