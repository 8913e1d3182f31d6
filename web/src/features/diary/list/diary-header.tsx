import { PageHeader } from '#web/ui/page/page-header.tsx';
import { DIARY_TEXTS } from '../texts.ts';

/** Above the page, also before it is known who is there. */
export function DiaryHeader() {
  return <PageHeader title={DIARY_TEXTS.title} lead={DIARY_TEXTS.lead} />;
}
