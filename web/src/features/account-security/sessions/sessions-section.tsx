import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { when } from '../parts/dates.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Item, Items } from '../parts/section.tsx';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, SESSION_TEXTS as TEXTS } from '../texts.ts';
import { deviceName } from './device-name.ts';
import {
  endOtherSessions,
  endSession,
  type OpenSession,
  sessionsQuery,
  useReloadSessions,
} from './session-calls.ts';

function detailOf({ lastActiveAt, ip }: OpenSession): string {
  const parts = [TEXTS.active(when(lastActiveAt)), TEXTS.place];
  if (ip) parts.push(TEXTS.address(ip));
  return parts.join(' · ');
}

export function SessionsSection({ userId }: { userId: string }) {
  const query = useInfiniteQuery(sessionsQuery(userId));
  return (
    <Loaded query={query}>
      {(sessions) => (
        <Sessions {...{ userId, sessions }}>
          <MoreButton list={query} />
        </Sessions>
      )}
    </Loaded>
  );
}

interface SessionsProps {
  userId: string;
  sessions: readonly OpenSession[];
  children: ReactNode;
}

function Sessions({ userId, sessions, children }: SessionsProps) {
  const reload = useReloadSessions(userId);
  const [asking, setAsking] = useState(false);
  const { busy, error, run } = useTask();
  const alone = sessions.every(({ isCurrent }) => isCurrent);

  return (
    <>
      <Items label={TEXTS.title}>
        {sessions.map((session) => {
          const device = deviceName(session.userAgent);
          return (
            <Item
              key={session.id}
              title={device}
              mark={session.isCurrent && <CurrentMark />}
              detail={detailOf(session)}
            >
              {!session.isCurrent && (
                <Button
                  variant="quiet"
                  busy={busy === session.id}
                  aria-label={TEXTS.endLabel(device, when(session.lastActiveAt))}
                  onClick={() =>
                    run(session.id, async () => {
                      await endSession(session.id);
                      toast({ title: TEXTS.ended, tone: 'ok' });
                      await reload();
                    })
                  }
                >
                  {TEXTS.end}
                </Button>
              )}
            </Item>
          );
        })}
      </Items>
      {children}
      {error && (
        <Notice tone="error" className="w-full max-w-2xl">
          {error}
        </Notice>
      )}
      {alone ? (
        <p className="text-ink-soft">{TEXTS.alone}</p>
      ) : (
        <Button variant="secondary" busy={busy === 'others'} onClick={() => setAsking(true)}>
          {TEXTS.endOthers}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={TEXTS.endOthersTitle}
        description={TEXTS.endOthersBody}
        confirmLabel={TEXTS.endOthers}
        cancelLabel={ACCOUNT_TEXTS.cancel}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          run('others', async () => {
            await endOtherSessions();
            toast({ title: TEXTS.othersEnded, tone: 'ok' });
            await reload();
          });
        }}
      />
    </>
  );
}

function CurrentMark() {
  return (
    <span className="rounded-full bg-primary-soft px-2.5 py-0.5 text-sm font-semibold text-primary">
      {TEXTS.current}
    </span>
  );
}
