import type { ViewProps } from '../contract.ts';
import { type ColoringAction, type ColoringState, noticeOf } from './rules.ts';
import { SHEET_COLOURS } from './scene/colours.ts';
import { Desk } from './scene/desk.tsx';
import { Sheet } from './scene/sheet.tsx';

/** A sheet, and the desk below it or at its side. */
export function ColoringView({ state, send, quiet }: ViewProps<ColoringState, ColoringAction>) {
  const notice = quiet ? null : noticeOf(state);
  return (
    <div
      style={SHEET_COLOURS}
      className="flex flex-col gap-2 md:grid md:grid-cols-[minmax(0,1fr)_15rem] md:gap-x-5"
    >
      {/* Its place is kept, so that the sheet does not move when a notice comes. */}
      <p
        aria-hidden="true"
        className={`min-h-7 text-center font-title text-lg leading-7 text-ink-soft transition-opacity duration-1000 md:col-span-2 ${notice ? 'opacity-100' : 'opacity-0'}`}
      >
        {notice}
      </p>
      <div className="mx-auto w-full max-w-[max(16rem,calc(100dvh-23rem))] md:max-w-[max(20rem,calc(100dvh-12rem))]">
        <Sheet state={state} send={send} />
      </div>
      <div className="md:self-center">
        <Desk state={state} send={send} />
      </div>
    </div>
  );
}
