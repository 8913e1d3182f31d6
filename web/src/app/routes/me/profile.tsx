import { useUser } from '#web/data/session.ts';
import { SignOutButton } from '#web/features/auth/sign-out/sign-out-button.tsx';
import { ProgressFrame, ProgressSummary } from '#web/features/rewards/progress-summary.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { loadOwnData } from '../../own-data/load-own-data.ts';
import { listed } from '../../places/registry.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { PROFILE } from '../places.ts';
import { pageTitle } from '../../texts.ts';
import { PROFILE_TEXTS } from './profile.texts.ts';

export const handle = pageKind('page', {
  header: <PageHeader title={PROFILE.title} lead={PROFILE_TEXTS.lead} />,
  frame: <ProgressFrame />,
});

export const meta = () => pageTitle(PROFILE.title);

export default function Profile() {
  const { email } = useUser();
  return (
    <>
      <ProgressSummary />
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        {listed('atProfile').map(({ address, title, atProfile }) => (
          <ButtonLink key={address} to={address} variant="secondary" size="lg">
            {atProfile.label ?? title}
          </ButtonLink>
        ))}
      </div>
      <div className="mt-8 flex flex-col items-start gap-2">
        <p className="wrap-anywhere text-ink-soft">{PROFILE_TEXTS.signedInAs(email)}</p>
        <SignOutButton loadOwnData={loadOwnData} variant="quiet" />
      </div>
    </>
  );
}
