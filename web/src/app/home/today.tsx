import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerFor } from '#domain/mood/answers/answer-for.ts';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { ownNameQuery } from '#web/features/home/api/own-name.ts';
import { daysSince, greeting, lastTime } from '#web/features/home/member/greeting.ts';
import { MemberScene } from '#web/features/home/member/member-scene.tsx';
import { useLatestEntry } from '#web/features/mood/api/use-latest-entry.ts';
import { MoodCheckIn } from '#web/features/mood/mood-check-in.tsx';
import type { MoodEntry } from '#web/features/mood/mood-entry.ts';
import { moods } from '#web/features/mood/moods.ts';
import { LazyEntryEditor } from '#web/features/mood/refine/lazy-entry-editor.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountGoing } from '../access/account-going.tsx';
import { APP_TEXTS } from '../texts.ts';
import { faceFor } from './face-for.ts';
import { TheDay } from './the-day.tsx';
import { MEMBER_HOME_TEXTS as TEXTS } from './texts.ts';
import { ToldToday } from './told-today.tsx';
import { waterOf, waterThen } from './water-of.ts';

/** The day of a member: the question once, then Nilo's answer to it until the day is over. */
export function Today() {
  const [now] = useState(() => new Date());
  const { latest, asking } = useLatestEntry();
  const { change } = useChanges(moods);
  /** The newest entry when the person asked to note something else; the next one closes the question. */
  const [before, setBefore] = useState<string | null | undefined>();
  const [seen, setSeen] = useState<string | undefined>();
  // What was already there when the page opened is not news.
  if (seen === undefined && !asking) setSeen(latest?.id ?? '');

  const told = latest && daysSince(latest.occurredAt, now) <= 0 ? latest : undefined;
  const open = !told || before === told.id;
  const justTold = told !== undefined && seen !== undefined && told.id !== seen;
  const water = waterOf(latest, now);

  return (
    <MemberScene
      water={water}
      emotion={faceFor(told, water)}
      sky={<Sky now={now} latest={latest} told={open ? undefined : told} />}
      below={<TheDay now={now} water={water} told={told} />}
    >
      <AccountGoing />
      {asking ? (
        <Spinner label={APP_TEXTS.loadingPage} className="inline-flex size-8 text-primary" />
      ) : open ? (
        <MoodCheckIn />
      ) : (
        <>
          <ToldToday
            key={told.id}
            entry={told}
            now={justTold}
            onAnother={() => setBefore(told.id)}
          />
          {justTold && (
            <div className="mt-5 border-t border-line pt-5">
              <LazyEntryEditor
                key={told.id}
                entry={told}
                isNew
                onEdit={(fields) => change({ type: 'edit', id: told.id, fields, seen: told })}
              />
            </div>
          )}
        </>
      )}
    </MemberScene>
  );
}

interface SkyProps {
  now: Date;
  latest: MoodEntry | undefined;
  told: MoodEntry | undefined;
}

/** Greeted by name; then the question, or what Nilo answers to what was told. */
function Sky({ now, latest, told }: SkyProps) {
  const { data: name = null } = useQuery(ownNameQuery(useUser().id));
  const hello = greeting(now, name);
  const small = 'font-medium md:text-lg';
  const large = 'mt-1 font-title leading-tight font-semibold';
  const earlier =
    latest && daysSince(latest.occurredAt, now) > 0
      ? lastTime({ ...latest, water: waterThen(latest) }, now)
      : null;
  return (
    <>
      {told ? (
        <h1 className={small}>{hello}</h1>
      ) : (
        <>
          <p className={small}>{hello}</p>
          <h1 className={`${large} text-[2.125rem] md:text-4xl`}>{TEXTS.question}</h1>
          {earlier && <p className="mt-1.5 font-medium">{earlier}</p>}
        </>
      )}
      <div aria-live="polite">
        {told && (
          <p
            key={told.id}
            className={`${large} mx-auto max-w-[30ch] animate-arrive text-[1.375rem] md:text-2xl`}
          >
            {answerFor(told).line}
          </p>
        )}
      </div>
    </>
  );
}
