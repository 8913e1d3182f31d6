import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { DiaryButton } from '#web/features/wellness-tools/player/result-notes.tsx';
import { findTool } from '#web/features/wellness-tools/registry.ts';
import { ToolPage } from '#web/features/wellness-tools/tool-page.tsx';
import { KEEP_TEXTS } from '../../diary/texts.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/wellness-tool.ts';

// The diary's seal is fetched when there is something to put into it.
const KeepButton = lazy(() => import('../../diary/keep-button.tsx'));

const diaryButton: DiaryButton = (note) => (
  <Suspense fallback={null}>
    <KeepButton thing={{ ...note, tags: [KEEP_TEXTS.toolTag] }} />
  </Suspense>
);

export const meta = ({ location }: Route.MetaArgs) =>
  pageTitle(findTool(location.pathname.split('/')[2])?.info.title ?? APP_TEXTS.notFound.title);

/** One page for all tools; which one it is, the registry says of the address. */
export default function WellnessTool() {
  const known = findTool(useParams()['tool']);
  if (!known || 'opens' in known.info) return <NotFound />;
  return <ToolPage known={known} diaryButton={diaryButton} />;
}
