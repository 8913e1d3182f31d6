import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#web/data/session.ts';
import { ownNameQuery } from '#web/features/home/api/own-name.ts';
import { River } from '#web/features/home/scene/river.tsx';
import { HOW_TO_MEET_YOU } from '#web/features/profile/anchor.ts';
import { progressQuery } from '#web/features/rewards/api/progress.ts';
import { latestEntryQuery } from '#web/features/mood/api/list-entries.ts';
import { useAccess } from '../access/use-access.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { faceFor } from '../home/face-for.ts';
import { waterOf } from '../home/water-of.ts';
import { PROFILE_TEXTS as TEXTS } from './texts.ts';

/**
 * The river above the profile. It stands in the built page and stays when the person is known: only
 * then is it asked what they are called and how the water is.
 */
export function ProfileScene() {
  const [now] = useState(() => new Date());
  const session = useSession();
  const { access } = useAccess();
  const enabled = access === 'allowed' && session.status === 'signed-in';
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const { data: name, isPending } = useQuery({ ...ownNameQuery(userId), enabled });
  const { data: entries } = useQuery({ ...latestEntryQuery(userId), enabled });
  const { data: progress } = useQuery({ ...progressQuery(userId), enabled });
  const water = waterOf(entries?.[0], now);
  return (
    <div className="overflow-hidden rounded-card [--disc-x:150px] [--disc-y:-40px]">
      <River water={water} emotion={faceFor(undefined, water)}>
        <header className="min-h-72 px-5 pt-5 md:min-h-84 md:px-7 md:pt-7">
          <div className="flex items-end gap-1">
            <h1 className="min-w-0">
              <span className="block text-sm font-medium">{TEXTS.title}</span>{' '}
              <span className="block min-h-[1.2em] font-title text-[2rem] leading-tight font-semibold wrap-anywhere md:text-3xl">
                {name ?? (isPending ? '' : TEXTS.nameless)}
              </span>
            </h1>
            {!isPending && (
              <a
                href={`#${HOW_TO_MEET_YOU}`}
                aria-label={TEXTS.callMe}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-(--scene-ink) hover:bg-veil/20"
              >
                <Icon name="edit" className="size-5" />
              </a>
            )}
          </div>
          <p className="mt-1 max-w-[44ch] font-medium">
            {progress ? TEXTS.level(progress.level) : TEXTS.lead}
          </p>
        </header>
      </River>
    </div>
  );
}
