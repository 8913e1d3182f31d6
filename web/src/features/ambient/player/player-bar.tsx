import { useEffect } from 'react';
import { Link } from 'react-router';
import { mixCaption } from '#domain/ambient/captions.content.ts';
import { useSession } from '#web/data/session.ts';
import { useLook } from '#web/lib/look/use-look.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { AMBIENT } from '../places.ts';
import { BAR_TEXTS, clock } from '../texts.ts';
import { pause, play, stop } from './player.ts';
import { usePlayer, useSecondsLeft } from './use-player.ts';

/** What plays, wherever somebody is: one line above the tabs, with its pause. */
function PlayerBar() {
  const { status, mix } = usePlayer();
  const left = useSecondsLeft();
  const session = useSession();
  const isGone = session.status !== 'signed-in' && session.status !== 'loading';
  useEffect(() => {
    if (isGone) stop();
  }, [isGone]);
  const isOn = status === 'playing' || status === 'starting';
  const isMuted = useLook('mute');
  const wrong = status === 'interrupted' || status === 'failed' ? BAR_TEXTS[status] : null;
  const state = wrong ?? (isMuted ? BAR_TEXTS.muted : null);
  return (
    <section
      aria-label={BAR_TEXTS.label}
      className="border-t border-line bg-surface-2 px-2 print:hidden md:px-6"
    >
      <div className="mx-auto flex max-w-3xl items-center gap-1">
        <BarButton
          icon={isOn ? 'pause' : 'play-sign'}
          label={isOn ? BAR_TEXTS.pause : BAR_TEXTS.play}
          onPress={isOn ? pause : play}
        />
        <Link
          to={AMBIENT.address}
          className="flex min-h-13 min-w-0 flex-1 flex-col justify-center px-1 text-sm leading-tight text-ink no-underline hover:underline"
        >
          <span className="truncate">{state ?? mixCaption(mix)}</span>
          {left !== null && !state && (
            <span className="text-ink-soft">{BAR_TEXTS.left(clock(left))}</span>
          )}
        </Link>
        <BarButton icon="close" label={BAR_TEXTS.stop} onPress={stop} />
      </div>
    </section>
  );
}

export const PLAYER_BAR = <PlayerBar />;

function BarButton(props: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onPress}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-full text-primary hover:bg-primary-soft"
    >
      <Icon name={props.icon} />
    </button>
  );
}
