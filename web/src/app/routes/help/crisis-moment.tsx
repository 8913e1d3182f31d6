import { CRISIS_MOMENT } from '#web/features/crisis/places.ts';
import { CrisisMomentPage } from '#web/features/crisis/crisis-moment-page.tsx';
import { CRISIS_TEXTS } from '#web/features/crisis/texts.ts';
import { PlanPeople } from '#web/features/safety-plan/plan-people.tsx';
import { pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(CRISIS_MOMENT.title, CRISIS_TEXTS.descriptions.moment);

export default function CrisisMoment() {
  return <CrisisMomentPage people={<PlanPeople />} />;
}
