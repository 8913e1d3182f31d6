/**
 * How the learned reader would do on sentences it never saw, told from the corpus that teaches:
 * `npm run train -- guard evaluate`. Folds by family, every author left out in turn, every
 * slice left out in turn. The splits that are only counted are not opened.
 */
import { readCorpus } from '../corpus/read-corpus.ts';
import { samplesOf } from './samples.ts';
import {
  authorOf,
  foldOf,
  type GroupOf,
  type Scored,
  scoreReachedBy,
  scoreUnseen,
  shareAbove,
  sliceOf,
} from './unseen.ts';

const FALSE_ALARMS = [0.01, 0.02, 0.03, 0.05];

function show(name: string, scored: readonly Scored[]): void {
  const columns = FALSE_ALARMS.map((share) => {
    const score = scoreReachedBy(scored, ['none'], share);
    const percent = (levels: Parameters<typeof shareAbove>[1]) =>
      (100 * shareAbove(scored, levels, score)).toFixed(1).padStart(5);
    return `${percent(['risk', 'emergency'])} ${percent(['emergency'])} ${percent(['concern'])}`;
  });
  process.stdout.write(
    `${name.padEnd(18)}${String(scored.length).padStart(6)} | ${columns.join(' | ')}\n`,
  );
}

export function evaluate(): void {
  const samples = samplesOf(readCorpus('train'));
  process.stdout.write(
    `help on risk + emergency, on emergency, on concern, in %, at false alarms on none of ${FALSE_ALARMS.join(', ')}\n`,
  );
  const ways: [string, GroupOf][] = [
    ['five folds', foldOf(5)],
    ['author left out', authorOf],
    ['slice left out', sliceOf],
  ];
  for (const [name, groupOf] of ways) {
    const scored = scoreUnseen(samples, 'help', groupOf);
    show(name, scored);
    if (groupOf !== authorOf) continue;
    const bar = scoreReachedBy(scored, ['none'], 0.03);
    for (const author of new Set(samples.map(authorOf))) {
      const own = scored.filter(({ sample }) => authorOf(sample) === author);
      const percent = (level: 'none' | 'concern' | 'risk' | 'emergency') =>
        `${level} ${(100 * shareAbove(own, [level], bar)).toFixed(1)}`;
      process.stdout.write(
        `    ${author.padEnd(24)}${String(own.length).padStart(6)}  ${(['none', 'concern', 'risk', 'emergency'] as const).map(percent).join('  ')}\n`,
      );
    }
  }
}
