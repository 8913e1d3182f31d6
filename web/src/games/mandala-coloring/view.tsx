import type { ViewProps } from '../contract.ts';
import { Easel } from '../kit/paint/parts/easel.tsx';
import { type ColoringAction, type ColoringState, isLit, noticeOf } from './rules.ts';
import { SHEET_COLOURS } from './scene/colours.ts';
import { Desk } from './scene/desk.tsx';
import { Resting } from './scene/resting.tsx';
import { Sheet } from './scene/sheet.tsx';

/** The mandala, what it is coloured with, and now and then something to notice. */
export function ColoringView({
  state,
  send,
  reducedMotion,
  quiet,
}: ViewProps<ColoringState, ColoringAction>) {
  const notice = quiet ? null : noticeOf(state);
  const lit = isLit(state) && !quiet;
  // While the light goes over the sheet there is nothing else. Where nothing may move, all stays.
  const isAlone = lit && !reducedMotion;
  return (
    <div style={SHEET_COLOURS}>
      <Easel
        above={
          // Its place is kept, so that the sheet does not move when a notice comes.
          <p
            aria-hidden="true"
            className={`min-h-7 text-center font-title text-lg leading-7 text-ink-soft transition-opacity duration-1000 ${notice ? 'opacity-100' : 'opacity-0'}`}
          >
            {notice}
          </p>
        }
        sheet={<Sheet {...{ state, send, lit, isAlone }} />}
        desk={
          <Resting isAway={isAlone}>
            <Desk state={state} send={send} />
          </Resting>
        }
      />
    </div>
  );
}
