import { mixCaption } from '#domain/ambient/captions.content.ts';
import { useLook } from '#web/lib/look/use-look.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pause, play, setVolume } from '../player/player.ts';
import { usePlayer } from '../player/use-player.ts';
import { Scene } from '../scene/scene.tsx';
import { AMBIENT_TEXTS } from '../texts.ts';
import { Slider } from './slider.tsx';
import { TimerChoice } from './timer-choice.tsx';

/** What is heard, in a picture and in words, and everything that holds for all of it. */
export function NowPlaying() {
  const { mix, status, volume } = usePlayer();
  const isOn = status === 'playing' || status === 'starting';
  const isEmpty = mix.length === 0;
  const isMuted = useLook('mute');
  return (
    <section
      aria-labelledby="ambient-heard"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <Scene mix={mix} isMoving={status === 'playing'} className="aspect-[16/9] w-full" />
      <div className="flex flex-col gap-5 p-5">
        <div className="flex items-center gap-4">
          <button
            type="button"
            aria-label={isOn ? AMBIENT_TEXTS.pause : AMBIENT_TEXTS.play}
            aria-disabled={isEmpty || undefined}
            onClick={isOn ? pause : play}
            className="inline-flex size-16 shrink-0 items-center justify-center rounded-full bg-primary text-primary-ink transition duration-160 ease-out hover:bg-primary-strong aria-disabled:bg-surface-2 aria-disabled:text-ink-soft"
          >
            <Icon name={isOn ? 'pause' : 'play-sign'} className="size-8" />
          </button>
          <div className="min-w-0 flex-1">
            <h2 id="ambient-heard" className="text-sm font-semibold text-ink-soft">
              {isEmpty ? AMBIENT_TEXTS.nothingTitle : AMBIENT_TEXTS.heard}
            </h2>
            <p className="text-lg leading-snug" aria-live="polite">
              {isEmpty ? AMBIENT_TEXTS.nothingLead : mixCaption(mix)}
            </p>
          </div>
        </div>
        {isMuted && (
          <Notice tone="info">
            <p>{AMBIENT_TEXTS.muted}</p>
            <ButtonLink to="/settings" variant="secondary" className="mt-2">
              {AMBIENT_TEXTS.settings}
            </ButtonLink>
          </Notice>
        )}
        {status === 'interrupted' && (
          <Notice tone="info">
            <p>{AMBIENT_TEXTS.interrupted}</p>
            <Button className="mt-2" onClick={play}>
              {AMBIENT_TEXTS.goOn}
            </Button>
          </Notice>
        )}
        {status === 'failed' && (
          <Notice tone="error">
            <p>{AMBIENT_TEXTS.failed}</p>
            <Button variant="secondary" className="mt-2" onClick={play}>
              {AMBIENT_TEXTS.retry}
            </Button>
          </Notice>
        )}
        <Slider
          label={AMBIENT_TEXTS.volume}
          spoken={AMBIENT_TEXTS.volume}
          value={volume}
          said={AMBIENT_TEXTS.percent(volume)}
          onTurn={setVolume}
        />
        <TimerChoice />
      </div>
    </section>
  );
}
