import { useEffect, useRef } from 'react';
import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { cardsOf, useSafetyPlanPort } from '../kit/safety-plan/safety-plan-port.ts';
import { sceneAt } from '../kit/scenario/walk.ts';
import { PARTS, type PartId } from './parts.ts';
import {
  isHigh,
  type NavigatorAction,
  type NavigatorState,
  partOf,
  positionOf,
  storyOf,
} from './rules.ts';
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
  const { stage, at } = state;
  const moment = momentOf(state);
  const top = useFocusOn<HTMLDivElement>(moment);
  const sea = useRef<HTMLDivElement>(null);
  // In the frame in which the words take the focus, and after them: the lamp that was just lit and
  // the boat's way are whole in sight.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      sea.current?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [moment]);
  const lit = PARTS.map((part, index) =>
    stage === 'drill' ? isLitInStory(state, part) : cardsOf(plan?.parts[index]).length > 0,
  );
  const turn = { state, send, plan };
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      <div ref={sea} className="scroll-mt-20">
        <Chart
          lit={lit}
          at={berthOf(state)}
          still={reducedMotion}
          rough={stage === 'check' && isHigh(state)}
          className="h-40 w-full shrink-0 rounded-card sm:h-48"
        />
      </div>
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

/** The buoy below which the boat lies: the one that is filled, told of, or open. */
function berthOf(state: NavigatorState): number {
  switch (state.stage) {
    case 'sail':
      return state.at;
    case 'drill':
      return PARTS.indexOf(partOf(state));
    case 'find':
      return state.open === null ? -1 : PARTS.indexOf(state.open);
    case 'check':
      return -1;
    default:
      return PARTS.length;
  }
}

/** In a story the first buoy is lit, and the one that carries. */
function isLitInStory(state: NavigatorState, part: PartId): boolean {
  const { kind, part: at } = sceneAt(storyOf(state), positionOf(state));
  return part === 'signals' || (part === at && kind !== 'elsewhere');
}

/** Changes whenever what stands below the chart becomes something else. */
function momentOf(state: NavigatorState): string {
  const { stage, at, position, found } = state;
  return [stage, at, position?.scene ?? '', found, stage === 'check' && isHigh(state)].join(' ');
}
