import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/data/session.ts';
import { companionSettingsKey } from '#web/features/chat/api/companion-settings.ts';
import { keepAddress } from '#web/features/chat/offline/last-address.ts';
import { ownNameQuery } from '#web/features/home/api/own-name.ts';
import type { OwnProfile } from '#web/features/profile/api/own-profile.ts';
import { HowToMeetYou } from '#web/features/profile/how-to-meet-you.tsx';
import { useOwnProfile } from '#web/features/profile/use-own-profile.ts';

/** How the person wants to be met, told to the parts of the app that speak to them. */
export default function MeetYou() {
  const { id: userId } = useUser();
  const queries = useQueryClient();

  function onSaved({ name, address }: Partial<OwnProfile>) {
    if (name !== undefined) {
      void queries.invalidateQueries({ queryKey: ownNameQuery(userId).queryKey });
    }
    if (address !== undefined) {
      keepAddress(address);
      void queries.invalidateQueries({ queryKey: companionSettingsKey });
    }
  }
  const { profile, change, saving } = useOwnProfile(onSaved);
  if (!profile) return null;
  return (
    <div className="pt-10">
      <HowToMeetYou profile={profile} onChange={change} saving={saving} />
    </div>
  );
}
