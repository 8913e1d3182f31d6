/**
 * Plays talks with guided mode and prints them, for people to read and judge:
 * `npm run bench -- talks FILE` with one JSON object a line (`{id, turns: string[], country?}`).
 * Nothing is scored here: a rule of ours never grades ours (docs/decisions/016).
 */
import { readFileSync } from 'node:fs';
import { respond } from '#domain/companion/respond.ts';
import { seededRandom, seedOf } from '#domain/companion/random.ts';
import type { TalkState } from '#domain/companion/turns/talk-state.ts';
import { loadGuard } from '#server/guard.ts';

interface Dialogue {
  id: string;
  turns: readonly string[];
  country?: string;
}

export async function run([file]: string[]): Promise<void> {
  if (file === undefined) throw new Error('Usage: npm run bench -- talks FILE');
  const guard = loadGuard();
  const dialogues = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Dialogue => JSON.parse(line));
  for (const { id, turns, country } of dialogues) {
    console.log(`\n## ${id}`);
    let state: TalkState | null = null;
    const previous: string[] = [];
    for (const text of turns) {
      const answer = respond(guard, { text, state, previous }, seededRandom(seedOf(id + text)), {
        country: country ?? null,
      });
      const danger = answer.ask ? ` [${answer.level}]` : '';
      const chips = answer.chips.map(({ label }) => label).join(' · ');
      console.log(`— ${text}\n  Nilo${danger}: ${answer.text}\n    ${chips}`);
      ({ state } = answer);
      previous.push(text);
    }
  }
}
