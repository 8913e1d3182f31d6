import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type AnyGame,
  type GameInfo,
  type GameResult,
  type LevelInfo,
  type Start,
  TICK_MS,
} from '../contract.ts';
import { holdToasts } from '#web/ui/toast.tsx';
import { useHush } from './cues/use-hush.ts';
import { IntroScreen } from './screens/intro.tsx';
import { PauseScreen } from './screens/pause.tsx';
import { PlayScreen } from './screens/play.tsx';
import { ReflectionScreen } from './screens/reflection.tsx';
import { ResultScreen } from './screens/result.tsx';
import { keepFinishedLevel } from './session/finished-levels.ts';
import { keepLastStart } from './session/last-start.ts';
import { makeSeed } from './session/seed.ts';
import { resultOf, type Run } from './session/session.ts';
import { useSession } from './session/use-session.ts';

interface Beginning {
  ratingBefore?: number | null;
  seed?: string | null | undefined;
}

interface GameScreenProps {
  gameId: string;
  info: GameInfo;
  game: AnyGame;
  onFinish: (result: GameResult) => void | Promise<void>;
  afterwards: ReactNode;
  quick: boolean;
  level?: number | undefined;
  finishedLevels?: readonly number[];
  renderWithReflection?: ((words: string) => ReactNode) | undefined;
}

/** One screen for each stage of a session. */
export function GameScreen(props: GameScreenProps) {
  const { gameId, info, game, onFinish, afterwards, finishedLevels = [] } = props;
  const [session, dispatch, isKept] = useSession(gameId, game, props.level);
  /** What the address asks for holds until somebody chooses for themselves. */
  const [asked, setAsked] = useState(props.level);
  useHush(session.stage === 'intro' || (session.stage === 'playing' && session.paused));

  /** A notice would move the game, or what is being written, under the hand. */
  const isBusy = session.stage === 'playing' || session.stage === 'reflecting';
  useEffect(() => {
    if (!isBusy) return undefined;
    holdToasts(true);
    return () => holdToasts(false);
  }, [isBusy]);

  const seen = useRef(session.stage);
  useEffect(() => {
    if (seen.current === session.stage) return;
    seen.current = session.stage;
    // The button that led here is often at the end of a longer page.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [session.stage]);

  function begin(start: Start, quick: boolean, more: Beginning = {}) {
    // What was written after the run before goes where it belongs, finished or not.
    if (session.stage === 'reflecting') deliver(session.run);
    const id = crypto.randomUUID();
    const seed = more.seed ?? makeSeed();
    dispatch({ type: 'begin', id, seed, start, quick, ratingBefore: more.ratingBefore ?? null });
  }

  function beginQuick() {
    if (game.quickStart) begin(game.quickStart.start, true);
  }

  /** A page that is loaded again in the middle of it goes on with the same breath. */
  function arriveQuick() {
    if (session.stage === 'playing' && session.run.quick) dispatch({ type: 'resume' });
    else beginQuick();
  }

  const delivering = useRef<string | null>(null);
  function deliver(run: Run) {
    if (delivering.current === run.id) return;
    delivering.current = run.id;
    keepFinishedLevel(gameId, run.start.level);
    void Promise.resolve(onFinish(resultOf(game, gameId, run, TICK_MS))).then(
      () => dispatch({ type: 'delivered', id: run.id }),
      // It stays kept here and is delivered again, under the same id, at the next visit.
      () => undefined,
    );
  }

  const arrivesQuick = useRef(props.quick);
  useEffect(() => {
    if (arrivesQuick.current) arriveQuick();
    arrivesQuick.current = false;
    if (session.stage === 'done' && !session.delivered) deliver(session.run);
  });

  if (session.stage === 'intro') {
    return (
      <IntroScreen
        {...{ gameId, info, game, finishedLevels }}
        level={asked}
        onBegin={(start, ratingBefore, seed) => {
          keepLastStart(gameId, start);
          begin(start, false, { ratingBefore, seed });
        }}
        onQuickStart={beginQuick}
      />
    );
  }
  const { run } = session;
  const again = () => begin(run.start, run.quick);
  const same = () => begin(run.start, run.quick, { seed: run.seed });
  const next = run.quick ? undefined : levelAfter(game, run.start.level);
  const started = { ...run.start, level: next?.level ?? run.start.level };
  function goToNext() {
    keepLastStart(gameId, started);
    begin(started, false);
  }
  /** Who wants another level finds the next one chosen. */
  function choose() {
    keepLastStart(gameId, started);
    setAsked(undefined);
    dispatch({ type: 'leave' });
  }
  switch (session.stage) {
    case 'playing':
      if (!session.paused) return <PlayScreen title={info.title} {...{ game, run, dispatch }} />;
      return (
        <PauseScreen
          title={info.title}
          game={game}
          seed={run.seed}
          kept={isKept()}
          made={game.drawn?.(run.state) ?? false}
          onResume={() => dispatch({ type: 'resume' })}
          onRestart={() => dispatch({ type: 'leave' })}
          quick={run.quick}
          afterwards={afterwards}
        />
      );
    case 'reflecting':
      return <ReflectionScreen {...{ game, run, dispatch }} />;
    default:
      return (
        <ResultScreen
          {...{ game, run, next, afterwards }}
          onNext={goToNext}
          renderWithReflection={props.renderWithReflection}
          onAgain={again}
          onSame={same}
          onChoose={choose}
        />
      );
  }
}

function levelAfter({ levels }: AnyGame, level: number): LevelInfo | undefined {
  return levels[levels.findIndex((known) => known.level === level) + 1];
}
