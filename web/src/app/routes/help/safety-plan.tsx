import { lazy, Suspense } from 'react';
import { SAFETY_PLAN } from '#web/features/safety-plan/places.ts';
import { QuickExit } from '#web/features/crisis/exit/quick-exit.tsx';
import { SafetyPlanPage } from '#web/features/safety-plan/safety-plan-page.tsx';
import { PLAN_TEXTS } from '#web/features/safety-plan/texts.ts';
import { pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(SAFETY_PLAN.title, PLAN_TEXTS.lead);

// Only who is signed in has a network; nobody else fetches what shows it.
const ContactPicker = lazy(async () => {
  const { ContactPicker: Picker } = await import(
    '#web/features/support-network/contact-picker.tsx'
  );
  return { default: Picker };
});

const contactsFor = (userId: string, onPick: (line: string) => void) => (
  <Suspense fallback={null}>
    <ContactPicker userId={userId} onPick={onPick} />
  </Suspense>
);

export default function SafetyPlan() {
  return <SafetyPlanPage exit={<QuickExit />} contactsFor={contactsFor} />;
}
