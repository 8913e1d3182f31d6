import { PageHeader } from '#web/ui/page/page-header.tsx';
import { CHALLENGES_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function ChallengesHeader() {
  return <PageHeader title={CHALLENGES_TEXTS.title} lead={CHALLENGES_TEXTS.lead} />;
}
