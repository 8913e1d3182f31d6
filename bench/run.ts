/** `npm run bench -- NAME`: runs `bench/NAME.ts` or `bench/NAME/run.ts`. Without a name, lists what there is. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const name = process.argv[2];
const files = globSync(['*.ts', '*/run.ts'], { cwd: import.meta.dirname })
  .filter((file) => file !== 'run.ts' && !file.includes('.test.'))
  .toSorted();
const nameOf = (file: string) => file.replace(/(\/run)?\.ts$/, '');
const wanted = files.find((file) => nameOf(file) === name);

if (wanted === undefined) {
  console.error(
    `Usage: npm run bench -- NAME, where NAME is one of: ${files.map(nameOf).join(', ')}`,
  );
  process.exit(2);
}
const bench = (await import(join(import.meta.dirname, wanted))) as {
  run(args: string[]): void | Promise<void>;
};
await bench.run(process.argv.slice(3));
