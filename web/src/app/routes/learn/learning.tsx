import { LearningHeader, LearningPage } from '#web/features/learning/learning-page.tsx';
import { LEARNING } from '#web/features/learning/places.ts';
import { ToolsLink } from '../../learning/tools-link.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

const header = (
  <LearningHeader>
    <ToolsLink />
  </LearningHeader>
);

export const handle = pageKind('wide', { header });

export const meta = () => pageTitle(LEARNING.title);

export default function Learning() {
  return <LearningPage />;
}
