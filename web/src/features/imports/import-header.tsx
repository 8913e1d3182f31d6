import { PageHeader } from '#web/ui/page/page-header.tsx';
import { IMPORT_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function ImportHeader() {
  return <PageHeader title={IMPORT_TEXTS.title} lead={IMPORT_TEXTS.lead} />;
}
