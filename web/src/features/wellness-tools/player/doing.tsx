import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Tool, ToolInfo } from '../contract.ts';
import { lineAt, type PlannedStep, planOf } from '../session/plan.ts';
import type { Run, SessionEvent } from '../session/session.ts';
import { usePassing } from '../session/use-passing.ts';
import { useWakeLock } from '../session/use-wake-lock.ts';
import { usePreference } from '../sound/preference.ts';
import { speak, stopSpeaking, useHasVoice } from '#web/lib/speech/voice.ts';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { BarButton } from './parts/bar-button.tsx';
import { StepView } from './step-view.tsx';

interface DoingProps {
  info: ToolInfo;
  tool: Tool;
  run: Run;
  dispatch: (event: SessionEvent) => void;
}

/** What is read aloud at this moment. */
function spokenOf(step: PlannedStep, ms: number): string {
  const title = step.title === undefined ? '' : `${step.title}. `;
  switch (step.kind) {
    case 'timer':
      return step.lines[lineAt(step, ms).index]?.say ?? '';
    case 'list':
    case 'writing':
      return title + (step.hint ?? '');
    case 'slider':
      return title;
    default:
      return title + step.lines.join(' ');
  }
}

/** A session of a version with more steps than this one has none here: it goes on at its end. */
export function DoingScreen(props: DoingProps) {
  const { tool, run } = props;
  const plan = planOf(tool, run.minutes);
  const step = plan[run.at] ?? plan.at(-1);
  return step && <Step {...props} plan={plan} step={step} />;
}

interface StepScreenProps extends DoingProps {
  plan: readonly PlannedStep[];
  step: PlannedStep;
}

/** A tool under way: its step, how far it is, and the ways to pause, hear and go on. */
function Step({ info, plan, step, run, dispatch }: StepScreenProps) {
  const runsAlone = step.kind === 'timer' || step.kind === 'sound';
  const hasVoice = useHasVoice();
  const [voice, toggleVoice] = usePreference('voice');
  const [bells, toggleBells] = usePreference('bells');
  const spoken = spokenOf(step, run.ms);
  const latest = useRef(dispatch);
  useEffect(() => {
    latest.current = dispatch;
  });

  usePassing({
    running: true,
    unseen: step.kind === 'sound',
    onPass: (ms) => dispatch({ type: 'pass', ms }),
    onHidden: () => dispatch({ type: 'pause' }),
  });
  useWakeLock(runsAlone);
  useEffect(() => {
    if (voice && hasVoice) speak(spoken);
    return stopSpeaking;
  }, [voice, hasVoice, spoken]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current({ type: 'pause' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const isLast = run.at === plan.length - 1;
  return (
    <section aria-label={info.title} className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4">
      <div className="flex items-center gap-1">
        <BarButton
          icon="pause"
          label={TOOL_PAGE_TEXTS.pause}
          onPress={() => dispatch({ type: 'pause' })}
        />
        <h1 className="min-w-0 flex-1 truncate text-center text-base font-semibold">
          {info.title}
        </h1>
        {step.kind === 'sound' && (
          <BarButton
            icon={bells ? 'sound' : 'muted'}
            label={bells ? TOOL_PAGE_TEXTS.bellsOn : TOOL_PAGE_TEXTS.bellsOff}
            pressed={bells}
            onPress={toggleBells}
          />
        )}
        {hasVoice && (
          <BarButton
            icon="talk"
            label={voice ? TOOL_PAGE_TEXTS.voiceOn : TOOL_PAGE_TEXTS.voiceOff}
            pressed={voice}
            onPress={toggleVoice}
          />
        )}
      </div>
      {plan.length > 1 && <Steps at={run.at} of={plan.length} />}
      <div key={`${run.id} ${step.id}`} className="flex flex-1 flex-col justify-center py-2">
        <StepView {...{ step, run, bells, dispatch }} picture={info.picture} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-2 flex gap-3 bg-page p-2">
        {run.at > 0 && (
          <Button size="lg" variant="secondary" onClick={() => dispatch({ type: 'go', by: -1 })}>
            {TOOL_PAGE_TEXTS.previous}
          </Button>
        )}
        <Button
          size="lg"
          variant={runsAlone ? 'secondary' : 'primary'}
          className="flex-1"
          onClick={() => dispatch({ type: 'go', by: 1 })}
        >
          {isLast ? TOOL_PAGE_TEXTS.toEnd : TOOL_PAGE_TEXTS.next}
        </Button>
      </div>
    </section>
  );
}

function Steps({ at, of }: { at: number; of: number }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="sr-only">{TOOL_PAGE_TEXTS.step(at + 1, of)}</p>
      <div className="flex gap-1" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={`h-1 flex-1 rounded-full ${index <= at ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
