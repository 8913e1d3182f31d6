import type { CSSProperties } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PALETTES } from '../../kit/paint/palettes.content.ts';
import { Swatches } from '../../kit/paint/parts/swatches.tsx';
import { ToolButton } from '../../kit/paint/parts/tool-button.tsx';
import { REACHES } from '../drawing/fills.ts';
import { BARE, colourOf, FINISHES, partsOf } from '../drawing/paint.ts';
import type { ColoringAction, ColoringState } from '../rules.ts';
import { COLORING_TEXTS } from '../texts.ts';
import { PaletteChoice } from './palette-choice.tsx';
import { BareSign, FinishSign, ReachSign } from './signs.tsx';

interface DeskProps {
  state: ColoringState;
  send: (action: ColoringAction) => void;
}

/** What lies beside the sheet: colours, how they lie, how far they go. */
export function Desk({ state, send }: DeskProps) {
  const { palette, paint, reach } = state;
  const parts = partsOf(paint);
  const colours = PALETTES[palette]?.colours ?? [];
  const hand: CSSProperties = {
    '--hand': colourOf(paint)?.hex ?? 'var(--bare)',
    '--on-hand': parts && parts.colour >= 4 ? '#fff' : '#1b2a3d',
  };
  return (
    <div style={hand} className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PaletteChoice chosen={palette} onChoose={(at) => send({ type: 'palette', palette: at })} />
        <p
          aria-hidden="true"
          className="min-w-24 flex-1 text-right text-sm leading-tight font-semibold"
        >
          {COLORING_TEXTS.hand(paint)}
        </p>
      </div>
      <Swatches
        colours={colours}
        chosen={parts?.palette === palette ? parts.colour : null}
        onChoose={(colour) => send({ type: 'colour', colour })}
      />
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{COLORING_TEXTS.finishes}</legend>
          {FINISHES.map((finish, at) => (
            <ToolButton
              key={finish}
              label={COLORING_TEXTS.finish(finish)}
              chosen={parts?.finish === at}
              onPress={() => send({ type: 'finish-of', finish: at })}
            >
              <FinishSign finish={finish} />
            </ToolButton>
          ))}
        </fieldset>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{COLORING_TEXTS.reaches}</legend>
          {REACHES.map((one, at) => (
            <ToolButton
              key={one}
              label={COLORING_TEXTS.reach(one)}
              chosen={reach === at}
              onPress={() => send({ type: 'reach', reach: at })}
            >
              <ReachSign reach={one} />
            </ToolButton>
          ))}
        </fieldset>
      </div>
      <div className="flex gap-2">
        <ToolButton
          label={COLORING_TEXTS.bare}
          chosen={paint === BARE}
          onPress={() => send({ type: 'bare' })}
        >
          <BareSign />
        </ToolButton>
        <Button className="flex-1" onClick={() => send({ type: 'done' })}>
          {COLORING_TEXTS.done}
        </Button>
      </div>
    </div>
  );
}
