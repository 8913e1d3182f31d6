import { useUser } from '#web/data/session.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { ProgressSummary } from '#web/features/rewards/progress-summary.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

const { profile, areas } = APP_TEXTS;

export const meta = () => pageTitle(profile.title);

export default function Profile() {
  const { email } = useUser();
  return (
    <>
      <PageHeader title={profile.title} lead={email} />
      <ProgressSummary />
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/mood" variant="secondary" size="lg">
          {profile.days}
        </ButtonLink>
        <ButtonLink to="/support-network" variant="secondary" size="lg">
          {areas.network}
        </ButtonLink>
        <ButtonLink to="/safety-plan" variant="secondary" size="lg">
          {APP_TEXTS.safetyPlan}
        </ButtonLink>
        <ButtonLink to="/settings" variant="secondary" size="lg">
          {areas.settings}
        </ButtonLink>
      </div>
      <div className="mt-8">
        <SignOutButton loadOwnData={loadOwnData} variant="quiet" />
      </div>
    </>
  );
}
