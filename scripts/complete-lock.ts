// After an `npm install` that changed the lock file: adds the other platforms' binaries that this
// machine's registry did not know, so that `npm ci` takes the lock everywhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock } from './checks/lock-file.ts';

const path = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const complete = completeLock(lock);
const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length;
writeFileSync(path, `${JSON.stringify(complete, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);
