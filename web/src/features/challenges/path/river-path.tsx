import type { Stone } from '#domain/challenges/run.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ActDetails } from '../acts/act-details.tsx';
import { useGrantedAct } from '../acts/granted.ts';
import { StoneMark } from '../acts/stone-mark.tsx';
import type { DoorOf } from '../contract.ts';
import { ACT_TEXTS, PACK_TEXTS } from '../texts.ts';

interface RiverPathProps {
  stones: readonly Stone[];
  /** Whether stones may be set now: the pack is on its way. */
  isRunning: boolean;
  doorOf: DoorOf;
  onDone: (stone: Stone, smaller: boolean) => void;
  onTakeBack: (stone: Stone) => void;
}

/** The way of a pack: a river to cross, a stone for each day. What is behind is darker water. */
export function RiverPath({ stones, isRunning, ...rest }: RiverPathProps) {
  return (
    <ol className="flex flex-col">
      {stones.map((stone, at) => (
        <Crossing
          key={stone.act.id}
          {...{ stone, at, isRunning }}
          {...rest}
          isLast={at === stones.length - 1}
        />
      ))}
    </ol>
  );
}

interface CrossingProps extends Omit<RiverPathProps, 'stones'> {
  stone: Stone;
  at: number;
  isLast: boolean;
}

/** How far the water is pulled to the side at each stone; it gets half-way there. Its width is 72. */
const PULL = 36;

function Crossing(props: CrossingProps) {
  const { stone, at, isLast, isRunning, doorOf, onDone, onTakeBack } = props;
  const { act, state, done } = stone;
  const granted = useGrantedAct();
  const side = at % 2 === 0 ? 1 : -1;
  const said = done
    ? PACK_TEXTS.doneOn(
        done.smaller ? ACT_TEXTS.doneSmaller : ACT_TEXTS.done,
        new Date(done.doneAt),
      )
    : isRunning && PACK_TEXTS.stoneStates[state];
  return (
    <li className="relative flex gap-3 md:gap-5">
      <span className="relative w-14 shrink-0 self-stretch md:w-18 tight:hidden" aria-hidden="true">
        <svg
          viewBox="0 0 72 100"
          preserveAspectRatio="none"
          className="absolute inset-0 h-full w-full overflow-visible"
        >
          <path
            d={`M36 0Q${36 + side * PULL} 50 36 100`}
            fill="none"
            stroke={state === 'done' ? 'var(--nilo-water)' : 'var(--primary-soft)'}
            strokeWidth="20"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <StoneMark
          at={at}
          state={state === 'next' && !isRunning ? 'ahead' : state}
          className="absolute top-4"
          style={{ left: `calc(50% + ${side * 9}px)`, translate: '-50% 0' }}
        />
      </span>
      <details
        open={state === 'next' && isRunning}
        className={classNames(
          'group mb-4 min-w-0 flex-1 rounded-card border bg-surface',
          state === 'next' && isRunning ? 'border-primary' : 'border-line',
          isLast && 'mb-0',
        )}
      >
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-semibold">
              <span className="sr-only">{PACK_TEXTS.stone(at + 1)}: </span>
              {act.title}
            </span>
            {said && (
              <span
                className={classNames(
                  'block text-sm',
                  state === 'done' ? 'font-semibold text-ok' : 'text-ink-soft',
                )}
              >
                {said}
              </span>
            )}
          </span>
          <Icon
            name="chevron-down"
            className="size-6 shrink-0 text-ink-soft transition-transform duration-160 group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="px-4 pb-4">
          <ActDetails
            {...{ act, done, doorOf }}
            canChange={isRunning}
            isNext={state === 'next'}
            onDone={(smaller) => onDone(stone, smaller)}
            onTakeBack={() => onTakeBack(stone)}
          />
        </div>
        <output className="block px-4 text-sm font-semibold text-ok empty:hidden [&:not(:empty)]:pb-4">
          {done !== null && granted === act.id ? ACT_TEXTS.granted : null}
        </output>
      </details>
    </li>
  );
}
