/** `npm run bench -- NAME`: runs `bench/NAME.ts`. Without a name, lists what there is. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const name = process.argv[2];
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('.test.'))
  .map((file) => file.replace(/\.ts$/, ''));

if (!name || !known.includes(name)) {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${known.join(', ')}`);
  process.exit(2);
}
const bench = (await import(join(import.meta.dirname, `${name}.ts`))) as {
  run(args: string[]): Promise<void>;
};
await bench.run(process.argv.slice(3));
