import { PageHeader } from '#web/ui/page/page-header.tsx';
import { STORE_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function StoreHeader() {
  return <PageHeader title={STORE_TEXTS.title} lead={STORE_TEXTS.lead} />;
}
