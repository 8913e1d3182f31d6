import type { Slot } from '#domain/challenges/week-card.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { DoneAct } from '../acts/done-act.ts';
import { ActDetails } from '../acts/act-details.tsx';
import { StoneMark } from '../acts/stone-mark.tsx';
import type { DoorOf } from '../contract.ts';
import { ACT_TEXTS, REASON_TEXTS } from '../texts.ts';

interface WeekSlotProps {
  slot: Slot & { done: DoneAct | null };
  at: number;
  doorOf: DoorOf;
  isGranted: boolean;
  onDone: (smaller: boolean) => void;
  onTakeBack: () => void;
  onSwap: () => void;
  onRest: () => void;
}

/** One act of the week. Its line says what and why here; unfolded, it says the rest. */
export function WeekSlot(props: WeekSlotProps) {
  const { slot, at, doorOf, isGranted, onDone, onTakeBack, onSwap, onRest } = props;
  const { act, reason, done } = slot;
  const state = done ? (done.smaller ? ACT_TEXTS.doneSmaller : ACT_TEXTS.done) : null;
  return (
    <li className="relative">
      <details className="group">
        <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 px-5 py-3 pr-28 hover:bg-surface-2 md:px-7 md:pr-36 [&::-webkit-details-marker]:hidden tight:pr-5">
          <StoneMark at={at} state={done ? 'done' : 'ahead'} className="tight:hidden" />
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-semibold">{act.title}</span>
            <span className="block text-sm text-ink-soft">
              {state ? (
                <span className="font-semibold text-ok">{state}</span>
              ) : (
                REASON_TEXTS[reason]
              )}
            </span>
          </span>
          <Icon
            name="chevron-down"
            className="absolute top-6 right-5 size-6 text-ink-soft transition-transform duration-160 group-open:rotate-180 motion-reduce:transition-none md:right-7 tight:hidden"
          />
        </summary>
        <div className="px-5 pb-5 md:pr-7 md:pl-[5.75rem]">
          <ActDetails {...{ act, done, doorOf, onDone, onTakeBack }} isNext />
          {!done && (
            <div className="mt-2 flex flex-wrap gap-2">
              {act.care !== 'rest' && (
                <Button variant="quiet" className="px-2!" onClick={onRest}>
                  <Icon name="leaf" className="size-5" />
                  {ACT_TEXTS.rest}
                </Button>
              )}
            </div>
          )}
        </div>
      </details>
      {!done && (
        <button
          type="button"
          aria-label={ACT_TEXTS.swapOf(act.title)}
          title={ACT_TEXTS.swap}
          onClick={onSwap}
          className="absolute top-3.5 right-13 inline-flex size-11 items-center justify-center rounded-full text-primary hover:bg-primary-soft md:right-16 tight:static tight:ml-3"
        >
          <Icon name="retry" className="size-6" />
        </button>
      )}
      <output className="block px-5 text-sm font-semibold text-ok empty:hidden md:pl-[5.75rem] [&:not(:empty)]:pb-4">
        {isGranted ? ACT_TEXTS.granted : null}
      </output>
    </li>
  );
}
