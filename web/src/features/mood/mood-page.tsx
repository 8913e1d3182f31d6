import { lazy, Suspense } from 'react';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { DaysPicture } from './charts/days-picture.tsx';
import type { StepAddresses } from './check-in/answered.tsx';
import { MoodCheckIn } from './mood-check-in.tsx';
import { Entries } from './entries/entries.tsx';
import { MOOD_TEXTS } from './texts.ts';

/** Most people try nothing on themselves now: the page does not wait for it. */
const TodaysArm = lazy(async () => {
  const { TodaysArm: Arm } = await import('./experiments/todays-arm.tsx');
  return { default: Arm };
});

/** Above the page, also before it is known who is there. */
export function MoodHeader() {
  return <PageHeader title={MOOD_TEXTS.pageTitle} lead={MOOD_TEXTS.pageLead} />;
}

/** How it is now, and how it has been. */
export function MoodPage({ steps }: { steps: StepAddresses }) {
  return (
    <>
      <div className="grid items-start gap-10 lg:grid-cols-[25rem_1fr]">
        <div>
          <h2 className="mb-3 text-center font-title text-xl font-semibold">
            {MOOD_TEXTS.question}
          </h2>
          <MoodCheckIn steps={steps} />
        </div>
        <div className="flex flex-col gap-10">
          <Suspense>
            <TodaysArm />
          </Suspense>
          <DaysPicture />
          <Entries />
        </div>
      </div>
    </>
  );
}
