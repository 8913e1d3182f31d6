import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { cardsOf, useSafetyPlanPort } from '../kit/safety-plan/safety-plan-port.ts';
import { PARTS } from './parts.ts';
import { isHigh, LEVELS, type NavigatorAction, type NavigatorState } from './rules.ts';
import { Chart } from './scene/chart.tsx';
import { Check, HighWater } from './stages/check.tsx';
import { DrillStage } from './stages/drill-stage.tsx';
import { FindStage } from './stages/find-stage.tsx';
import { Harbour } from './stages/harbour.tsx';
import { Sail } from './stages/sail.tsx';
import { Take } from './stages/take.tsx';

export function NavigatorView(props: ViewProps<NavigatorState, NavigatorAction>) {
  const { state, send, reducedMotion } = props;
  const plan = useSafetyPlanPort();
  const { stage, level, at } = state;
  const top = useFocusOn<HTMLDivElement>(momentOf(state));
  const lit = PARTS.map((_, index) => cardsOf(plan?.parts[index]).length > 0);
  const sails = level === LEVELS.build || level === LEVELS.review;
  const boat = stage === 'check' ? -1 : stage === 'harbour' ? PARTS.length : sails ? at : at + 1;
  const turn = { state, send, plan };
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      <Chart
        lit={lit}
        at={boat}
        still={reducedMotion}
        className="h-40 w-full shrink-0 rounded-card sm:h-48"
      />
      <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
        {stage === 'check' && (isHigh(state) ? <HighWater {...turn} /> : <Check {...turn} />)}
        {stage === 'sail' && <Sail key={at} {...turn} />}
        {stage === 'drill' && <DrillStage {...turn} />}
        {stage === 'find' && <FindStage {...turn} />}
        {stage === 'take' && <Take {...turn} />}
        {stage === 'harbour' && <Harbour {...turn} />}
      </div>
    </div>
  );
}

/** Changes whenever what stands below the chart becomes something else. */
function momentOf(state: NavigatorState): string {
  const { stage, at, position, found } = state;
  return [stage, at, position?.scene ?? '', found, stage === 'check' && isHigh(state)].join(' ');
}
