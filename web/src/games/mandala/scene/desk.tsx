import { useMemo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Swatches } from '../../kit/paint/parts/swatches.tsx';
import { ToolButton } from '../../kit/paint/parts/tool-button.tsx';
import { SIZES } from '../../kit/paint/strokes/stroke.ts';
import { INKS } from '../inks.content.ts';
import { TOOLS } from '../pen.ts';
import {
  isGuided,
  LEAST_FOLDS,
  type MandalaAction,
  type MandalaState,
  MOST_FOLDS,
  pathNow,
} from '../state.ts';
import { MANDALA_TEXTS } from '../texts.ts';
import { FinishRow } from './finish-row.tsx';
import { PenButtons } from './pen-buttons.tsx';
import { MinusSign, MirrorSign, SizeSign, ToolSign } from './signs.tsx';

interface DeskProps {
  state: MandalaState;
  send: (action: MandalaAction) => void;
}

/** What lies beside the sheet: inks, brush and stamps, the symmetry, and the end. */
export function Desk({ state, send }: DeskProps) {
  const { model, looking } = state;
  return (
    <div className="flex flex-col gap-2.5">
      {model.length > 0 && (
        <Button variant={looking ? 'primary' : 'secondary'} onClick={() => send({ type: 'look' })}>
          {looking ? MANDALA_TEXTS.cover : MANDALA_TEXTS.look}
        </Button>
      )}
      {!looking && <Tools {...{ state, send }} />}
    </div>
  );
}

/** While the model is looked at they are away, so that nobody ends what has not begun. */
function Tools({ state, send }: DeskProps) {
  const { ground, colour, tool, size, folds, mirrored, curves, history } = state;
  const inks = useMemo(() => INKS.map((ink) => ink[ground]), [ground]);
  return (
    <>
      <Swatches
        colours={inks}
        chosen={colour}
        onChoose={(chosen) => send({ type: 'colour', colour: chosen })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{MANDALA_TEXTS.tools}</legend>
          {TOOLS.map((one, at) => (
            <ToolButton
              key={one}
              label={MANDALA_TEXTS.tool(one)}
              chosen={tool === at}
              onPress={() => send({ type: 'tool', tool: at })}
            >
              <ToolSign tool={one} />
            </ToolButton>
          ))}
        </fieldset>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{MANDALA_TEXTS.sizes}</legend>
          {SIZES.map((width, at) => (
            <ToolButton
              key={width}
              label={MANDALA_TEXTS.size(at)}
              chosen={size === at}
              onPress={() => send({ type: 'size', size: at })}
            >
              <SizeSign size={at} />
            </ToolButton>
          ))}
        </fieldset>
      </div>
      {curves.length > 0 && (
        <p className="text-center font-semibold">
          {MANDALA_TEXTS.paths(pathNow(state), curves.length)}
        </p>
      )}
      {!isGuided(state) && (
        <div className="flex items-center justify-between gap-3">
          <div className="flex items-center gap-1">
            <ToolButton
              label={MANDALA_TEXTS.fewerFolds}
              disabled={folds <= LEAST_FOLDS}
              onPress={() => send({ type: 'folds', folds: folds - 1 })}
            >
              <MinusSign />
            </ToolButton>
            <p className="min-w-20 text-center font-semibold tabular-nums">
              {MANDALA_TEXTS.folds(folds)}
            </p>
            <ToolButton
              label={MANDALA_TEXTS.moreFolds}
              disabled={folds >= MOST_FOLDS}
              onPress={() => send({ type: 'folds', folds: folds + 1 })}
            >
              <Icon name="plus" className="size-5" />
            </ToolButton>
          </div>
          <ToolButton
            label={MANDALA_TEXTS.mirror}
            chosen={mirrored}
            onPress={() => send({ type: 'mirror' })}
          >
            <MirrorSign />
          </ToolButton>
        </div>
      )}
      <FinishRow
        isEmpty={history.done.length === 0 && state.open === null}
        onDone={(kept) => send({ type: 'done', kept })}
      />
      <PenButtons {...{ state, send }} />
    </>
  );
}
