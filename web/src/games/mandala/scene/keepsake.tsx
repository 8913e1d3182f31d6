import type { ReflectingProps } from '../../contract.ts';
import { PictureFrame } from '../../kit/paint/picture-frame.tsx';
import { pictureAddress } from '#web/lib/files/picture.ts';
import type { MandalaState } from '../state.ts';
import { MANDALA_TEXTS } from '../texts.ts';
import { drawingSvg, modelSvg } from './drawing-svg.ts';
import { LOOKS } from './looks.ts';

const altOf = ({ history, folds }: MandalaState) => MANDALA_TEXTS.alt(history.done.length, folds);

const isThere = ({ ending, history }: MandalaState) =>
  (ending?.kept ?? true) && history.done.length > 0;

/** The drawing, to take along; or the sheet as the wind left it. */
export function KeptDrawing({ state }: { state: MandalaState }) {
  if (isThere(state)) {
    return (
      <PictureFrame svg={drawingSvg(state)} alt={altOf(state)} fileName={MANDALA_TEXTS.fileName} />
    );
  }
  return state.history.done.length > 0 ? <BareSheet state={state} /> : null;
}

/** What the title is for. */
export function DrawingToName({ state }: ReflectingProps<MandalaState>) {
  if (!isThere(state)) return state.history.done.length > 0 ? <BareSheet state={state} /> : null;
  const { model } = state;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <img
        src={pictureAddress(drawingSvg(state))}
        alt={altOf(state)}
        className="size-56 rounded-card"
      />
      {model.length > 0 && (
        <figure className="text-sm">
          <img
            src={pictureAddress(modelSvg(state))}
            alt={MANDALA_TEXTS.modelAlt(model.length)}
            className="size-32 rounded-card"
          />
          <figcaption aria-hidden="true" className="mt-1">
            {MANDALA_TEXTS.modelCaption}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function BareSheet({ state }: { state: MandalaState }) {
  const { style, rings } = LOOKS[state.ground];
  return (
    <figure className="flex w-full items-center gap-4 text-left">
      <svg
        viewBox="-50 -50 100 100"
        style={style}
        className="size-24 shrink-0 rounded-card bg-(--sheet)"
        aria-hidden="true"
      >
        <circle r="46" fill={rings} />
        <path
          d="M-20 10c8-5 14 3 22-1s10-6 18-2M-14 20c6-2 10 1 16-1"
          fill="none"
          stroke="var(--guide)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <figcaption>
        <strong className="block">{MANDALA_TEXTS.blownTitle}</strong>
        {MANDALA_TEXTS.blownBody}
      </figcaption>
    </figure>
  );
}
