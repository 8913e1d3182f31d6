import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { answerLine } from '#domain/safety/answer-line.ts';
import { loadGuard } from '../guard.ts';

/**
 * `npm run -s safety -- FILE.jsonl`: reads `{id, text, context}` lines, prints `{id, level}` lines.
 * Lines that cannot be read are named on stderr, all others answered; then the exit code is 1.
 */
async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Usage: npm run -s safety -- FILE.jsonl');
  const guard = loadGuard();
  let number = 0;
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    number += 1;
    const answer = answerLine(guard, line, number);
    if (answer === null) continue;
    if ('problem' in answer) {
      process.stderr.write(`${file}: ${answer.problem}\n`);
      process.exitCode = 1;
    } else process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
