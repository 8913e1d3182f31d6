import { PageHeader } from '#web/ui/page/page-header.tsx';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function AnalyticsHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}
