import type { ViewProps } from '../contract.ts';
import { Easel } from '../kit/paint/parts/easel.tsx';
import { INKS } from './inks.content.ts';
import { isBetween } from './model.ts';
import { TOOLS } from './pen.ts';
import { goneOf, isFull, type MandalaAction, type MandalaState } from './state.ts';
import { Desk } from './scene/desk.tsx';
import { Sheet } from './scene/sheet.tsx';
import { MANDALA_TEXTS } from './texts.ts';

/** A sheet, and the desk below it or at its side. While the wind blows there is only the sheet. */
export function MandalaView(props: ViewProps<MandalaState, MandalaAction>) {
  const { state, send, reducedMotion } = props;
  return (
    <Easel
      sheet={<Sheet state={state} send={send} still={reducedMotion} />}
      desk={
        goneOf(state) > 0 ? (
          <p className="py-4 text-center font-title text-lg">{MANDALA_TEXTS.sayBlow}</p>
        ) : (
          <>
            {state.looking && <LookHere model={state.model} ground={state.ground} />}
            {isFull(state) && <p className="pb-2">{MANDALA_TEXTS.full}</p>}
            <Desk state={state} send={send} />
          </>
        )
      }
    />
  );
}

/** What is to be kept in mind, told in words too. */
function LookHere({ model, ground }: Pick<MandalaState, 'model' | 'ground'>) {
  const pieces = model.map((piece) =>
    MANDALA_TEXTS.piece(
      TOOLS[piece.stamp] ?? 'pearl',
      INKS[piece.colour]?.[ground].name ?? '',
      isBetween(piece),
    ),
  );
  return (
    <>
      <p className="pb-2">{MANDALA_TEXTS.lookHere}</p>
      <p className="sr-only">{MANDALA_TEXTS.sayModel(pieces)}</p>
    </>
  );
}
