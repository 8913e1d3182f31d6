import { useQuery } from '@tanstack/react-query';
import { useUser } from '#web/data/session.ts';
import { latestEntryQuery } from '#web/features/mood/api/list-entries.ts';
import { MOOD } from '#web/features/mood/places.ts';
import { EMOTION_TEXTS, INTENSITY_TEXTS } from '#web/features/mood/texts.ts';
import { contactsQuery } from '#web/features/support-network/api/list-contacts.ts';
import { SUPPORT_NETWORK } from '#web/features/support-network/places.ts';
import { PROFILE_TEXTS } from './texts.ts';

const { told, contacts } = PROFILE_TEXTS.lines;

/** What this device already knows of the person's places. It asks nothing that is not on screen. */
export function useKnownLines(): Readonly<Record<string, string | undefined>> {
  const { id } = useUser();
  const { data: entries } = useQuery(latestEntryQuery(id));
  const { data: people } = useQuery({ ...contactsQuery(id), enabled: false });
  const latest = entries?.[0];
  return {
    [MOOD.address]:
      latest && told(EMOTION_TEXTS[latest.emotion], INTENSITY_TEXTS[latest.intensity]),
    [SUPPORT_NETWORK.address]: people && people.length > 0 ? contacts(people.length) : undefined,
  };
}
