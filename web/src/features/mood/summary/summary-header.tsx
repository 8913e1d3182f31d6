import { PageHeader } from '#web/ui/page/page-header.tsx';
import { SUMMARY_TEXTS as TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function SummaryHeader() {
  return (
    <div className="print:hidden">
      <PageHeader title={TEXTS.title} lead={TEXTS.lead} />
    </div>
  );
}
