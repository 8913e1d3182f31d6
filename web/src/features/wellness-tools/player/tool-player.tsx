import { type ReactNode, useEffect, useRef } from 'react';
import type { Tool, ToolInfo, ToolResult } from '../contract.ts';
import { resultOf } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { DoingScreen } from './doing.tsx';
import { IntroScreen } from './intro.tsx';
import { keepNotes, keptNotes } from './notes.ts';
import { PauseScreen } from './pause.tsx';
import { RatingScreen } from './parts/rating.tsx';
import { ResultScreen } from './result.tsx';
import type { DiaryButton } from './result-notes.tsx';

export interface ToolPlayerProps {
  toolId: string;
  info: ToolInfo;
  tool: Tool;
  marks: ReactNode;
  afterwards: ReactNode;
  /** Called once for each run; when it returns the result is kept. */
  onFinish: (result: ToolResult) => void;
  diaryButton: DiaryButton | undefined;
}

/** One screen for each stage of a session. */
export function ToolPlayer(props: ToolPlayerProps) {
  const { toolId, info, tool, marks, afterwards, onFinish, diaryButton } = props;
  const [session, dispatch] = useSession(toolId, tool);

  function begin(minutes: number, before: number | null) {
    const answers = keptNotes(toolId, tool);
    dispatch({ type: 'begin', id: crypto.randomUUID(), minutes, before, answers });
  }

  const delivered = useRef<string | null>(null);
  useEffect(() => {
    if (session.stage !== 'done' || session.delivered) return;
    if (delivered.current === session.run.id) return;
    delivered.current = session.run.id;
    keepNotes(toolId, tool, session.run);
    onFinish(resultOf(toolId, session));
    dispatch({ type: 'delivered' });
  });

  // A new screen begins at its top.
  const { stage } = session;
  const place = stage === 'doing' ? session.run.at : stage;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [place]);

  switch (session.stage) {
    case 'intro':
      return <IntroScreen {...{ info, tool, marks }} onBegin={begin} />;
    case 'doing':
      if (!session.paused) return <DoingScreen {...{ info, tool, dispatch }} run={session.run} />;
      return (
        <PauseScreen
          title={info.title}
          onResume={() => dispatch({ type: 'resume' })}
          onFinish={() => dispatch({ type: 'stop' })}
          onRestart={() => dispatch({ type: 'leave' })}
          afterwards={afterwards}
        />
      );
    case 'rating':
      return (
        <RatingScreen
          value={session.run.after}
          onRate={(value) => dispatch({ type: 'rate', value })}
          onBack={() => dispatch({ type: 'go', by: -1 })}
          onFinish={() => dispatch({ type: 'finish', at: new Date().toISOString() })}
        />
      );
    default:
      return (
        <ResultScreen
          {...{ info, tool, diaryButton, afterwards }}
          run={session.run}
          onAgain={() => begin(session.run.minutes, session.run.after)}
        />
      );
  }
}
