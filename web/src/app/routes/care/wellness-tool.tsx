import { useParams } from 'react-router';
import { findTool } from '#web/features/wellness-tools/registry.ts';
import { ToolPage } from '#web/features/wellness-tools/tool-page.tsx';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/wellness-tool.ts';

export const meta = ({ location }: Route.MetaArgs) =>
  pageTitle(findTool(location.pathname.split('/')[2])?.info.title ?? APP_TEXTS.notFound.title);

/** One page for all tools; which one it is, the registry says of the address. */
export default function WellnessTool() {
  const known = findTool(useParams()['tool']);
  return known && !('opens' in known.info) ? <ToolPage known={known} /> : <NotFound />;
}
