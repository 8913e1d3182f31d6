import { useRef } from 'react';
import type { AnyGame } from '../../contract.ts';
import { useClock } from '../clock/use-clock.ts';
import { useReducedMotion } from '../clock/use-reduced-motion.ts';
import { usePreference } from '../cues/preference.ts';
import { useCues } from '../cues/use-cues.ts';
import { hasVoice } from '../cues/voice.ts';
import type { Run, SessionEvent } from '../session/session.ts';
import { useGameKeys } from '../session/use-game-keys.ts';
import { SHELL_TEXTS } from '../texts.ts';
import { BarButton } from './bar-button.tsx';

interface PlayProps {
  title: string;
  game: AnyGame;
  run: Run;
  dispatch: (event: SessionEvent) => void;
}

/** The game while time runs: its view, its keys, its sounds, and the way to pause. */
export function PlayScreen({ title, game, run, dispatch }: PlayProps) {
  const stage = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [sound, toggleSound] = usePreference('sound');
  const [voice, toggleVoice] = usePreference('voice');
  const words = useCues(game, run.state, { sound, voice });
  const send = (action: { type: string }) => dispatch({ type: 'act', action });
  const pause = () => dispatch({ type: 'pause' });

  useClock(true, (ticks) => dispatch({ type: 'advance', ticks }));
  useGameKeys({ game, stage, send, onPause: pause });

  return (
    <section aria-label={title} className="mx-auto flex w-full max-w-3xl flex-col gap-2">
      <div className="flex items-center gap-2">
        <BarButton icon="pause" label={SHELL_TEXTS.pause} onPress={pause} />
        <h1 className="min-w-0 flex-1 truncate text-center font-title text-base font-semibold">
          {title}
        </h1>
        <BarButton
          icon={sound ? 'sound' : 'muted'}
          label={sound ? SHELL_TEXTS.soundOn : SHELL_TEXTS.soundOff}
          pressed={sound}
          onPress={toggleSound}
        />
        {hasVoice() && (
          <BarButton
            icon="talk"
            label={voice ? SHELL_TEXTS.voiceOn : SHELL_TEXTS.voiceOff}
            pressed={voice}
            onPress={toggleVoice}
          />
        )}
      </div>
      <div ref={stage} className="h-[max(26rem,calc(100dvh-9.5rem))] max-h-[44rem]">
        <game.View state={run.state} send={send} reducedMotion={reducedMotion} />
      </div>
      <output className="sr-only">{words}</output>
    </section>
  );
}
