/**
 * What a page costs those who do not open it: `npm run bench -- routes`.
 * Builds the site as it is and with sixty empty pages more, each with a place and a route of its own,
 * and compares what a first visit to home and to the chat downloads. At most 2 kB more.
 */
import { readFirstLoads } from './first-loads.ts';
import { addEmptyPages, buildSite, copySite } from './site-copy.ts';

const PAGES = 60;
const MOST_BYTES = 2000;

export function run(): void {
  const { folder, remove } = copySite();
  try {
    buildSite(folder);
    const before = readFirstLoads(folder);
    addEmptyPages(folder, PAGES);
    buildSite(folder);
    const after = readFirstLoads(folder);
    for (const [address, bytes] of Object.entries(before)) {
      const growth = (after[address] ?? 0) - bytes;
      console.log(`${address}: ${bytes} bytes, with ${PAGES} empty pages ${growth} more`);
      if (growth > MOST_BYTES) process.exitCode = 1;
    }
  } finally {
    remove();
  }
}
