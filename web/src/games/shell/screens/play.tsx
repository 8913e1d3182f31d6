import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStillness } from '#web/lib/look/stillness.ts';
import { useLook } from '#web/lib/look/use-look.ts';
import { type AnyGame, TICK_MS } from '../../contract.ts';
import { useClock } from '../clock/use-clock.ts';
import { usePreference } from '../cues/preference.ts';
import { useCues } from '../cues/use-cues.ts';
import type { LiveWords } from '../cues/use-live-words.ts';
import type { Run, SessionEvent } from '../session/session.ts';
import { useGameKeys } from '../session/use-game-keys.ts';
import { useSwitchScan } from '../session/use-switch-scan.ts';
import { SHELL_TEXTS } from '../texts.ts';
import { BarButton } from '../parts/bar-button.tsx';

interface PlayProps {
  title: string;
  game: AnyGame;
  run: Run;
  dispatch: (event: SessionEvent) => void;
}

const FIXED = 'h-[max(26rem,calc(100dvh-9.5rem))] max-h-[44rem]';

/** The game while time runs: its view, its keys, its sounds, and the way to pause. */
export function PlayScreen({ title, game, run, dispatch }: PlayProps) {
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Some games bring the focus to their first control themselves.
    if (stage.current?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const reducedMotion = useStillness();
  const isCalm = useLook('calm');
  const [sound, toggleSound] = usePreference('sound');
  const [voice] = usePreference('voice');
  const [touch] = usePreference('touch');
  const [captions] = usePreference('captions');
  const [wantsQuiet] = usePreference('quiet');
  const quiet = wantsQuiet || isCalm;
  const [scan] = usePreference('scan');
  const { words, caption } = useCues(game, run.state, { sound, voice, touch });
  const send = useCallback(
    (action: { type: string }) => dispatch({ type: 'act', action }),
    [dispatch],
  );
  const pause = useCallback(() => dispatch({ type: 'pause' }), [dispatch]);

  const passedMs = useClock(true, (ticks) => dispatch({ type: 'advance', ticks }));
  const aheadMs = useAhead(run.ticks, passedMs);
  useGameKeys({ game, stage, send, onPause: pause });
  useSwitchScan(stage, scan);

  return (
    <section aria-label={title} className="mx-auto flex w-full max-w-3xl flex-col gap-2">
      <PlayBar {...{ title, heading, sound, toggleSound, pause }} />
      <div ref={stage} className={game.flows ? undefined : FIXED}>
        <game.View state={run.state} {...{ send, reducedMotion, quiet, aheadMs }} />
      </div>
      {captions && (
        <p className="min-h-6 text-center text-sm text-ink-soft">{caption && `♪ ${caption}`}</p>
      )}
      <Said words={words} />
    </section>
  );
}

interface PlayBarProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  sound: boolean;
  toggleSound: () => void;
  pause: () => void;
}

/** What does not change with every frame is not made anew with every frame. */
const PlayBar = memo(({ title, heading, sound, toggleSound, pause }: PlayBarProps) => {
  const isMute = useLook('mute');
  return (
    <div className="flex items-center gap-2">
      <BarButton icon="pause" label={SHELL_TEXTS.pause} onPress={pause} />
      <h1
        ref={heading}
        tabIndex={-1}
        className="min-w-0 flex-1 truncate text-center font-title text-base font-semibold"
      >
        {title}
      </h1>
      {isMute ? (
        // What is silent everywhere has no switch here; its place keeps the title in the middle.
        <span className="size-11" />
      ) : (
        <BarButton
          icon={sound ? 'sound' : 'muted'}
          label={sound ? SHELL_TEXTS.soundOn : SHELL_TEXTS.soundOff}
          pressed={sound}
          onPress={toggleSound}
        />
      )}
    </div>
  );
});

const Said = memo(({ words }: { words: LiveWords }) => (
  <output className="sr-only">
    {/* Another element each time: the same words again are read aloud again. */}
    <span key={words.number}>{words.text}</span>
  </output>
));

/** How far a frame is past the state that is drawn in it, however late React came with it. */
function useAhead(ticks: number, passedMs: (frameMs: number) => number) {
  const first = useRef(ticks);
  const drawn = useRef(ticks);
  useEffect(() => {
    drawn.current = ticks;
  });
  return useCallback(
    (frameMs: number) => Math.max(0, passedMs(frameMs) - (drawn.current - first.current) * TICK_MS),
    [passedMs],
  );
}
