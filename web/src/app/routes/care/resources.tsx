import type { CrisisLine } from '#domain/crisis-lines/crisis-line.ts';
import { LineCard } from '#web/features/crisis/line-card.tsx';
import { RESOURCES } from '#web/features/resources/places.ts';
import { ResourcesHeader, ResourcesPage } from '#web/features/resources/resources-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <ResourcesHeader /> });

export const meta = () => pageTitle(RESOURCES.title);

const lineCard = (line: CrisisLine) => <LineCard line={line} />;

export default function Resources() {
  return <ResourcesPage lineCard={lineCard} />;
}
