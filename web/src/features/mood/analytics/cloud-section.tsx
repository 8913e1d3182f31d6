import { Cloud, nameOfCloudlet } from '../charts/cloud.tsx';
import { Figure } from '../charts/figure.tsx';
import { CHART_TEXTS } from '../charts/texts.ts';
import type { Cloudlet } from './read/cloud.ts';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

export function CloudSection({ words }: { words: readonly Cloudlet[] }) {
  const [first] = words;
  if (!first) return null;
  const compared = first.change === null ? '' : ` ${TEXTS.cloudCompared}`;
  return (
    <Figure
      title={TEXTS.cloudTitle}
      sentence={TEXTS.cloudSentence(nameOfCloudlet(first.id), first.now) + compared}
      table={{
        caption: TEXTS.cloudTitle,
        columns: [TEXTS.cloudWord, CHART_TEXTS.times, TEXTS.cloudBefore],
        rows: () =>
          words.map(({ id, now, before }) => [nameOfCloudlet(id), String(now), String(before)]),
      }}
    >
      <Cloud words={words} />
    </Figure>
  );
}
