import { holdsLine, withLine } from '#web/care/writing/with-line.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { ReflectingProps } from '../../contract.ts';
import { PictureFrame } from '../../kit/paint/picture-frame.tsx';
import { pictureAddress } from '#web/lib/files/picture.ts';
import { FEELINGS } from '../content.ts';
import { drawnFolds, linesOf, type MandalaState } from '../state.ts';
import { MANDALA_TEXTS } from '../texts.ts';
import { drawingSvg, modelSvg } from './drawing-svg.ts';
import { LOOKS } from './looks.ts';

const altOf = (state: MandalaState) => MANDALA_TEXTS.alt(linesOf(state), drawnFolds(state));

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

/** What the title is for, beside what was there to be remembered, and how it feels. */
export function DrawingToName({ state, words, write }: ReflectingProps<MandalaState>) {
  if (state.history.done.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      {isThere(state) ? <Drawings state={state} /> : <BareSheet state={state} />}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">{MANDALA_TEXTS.feelings}</legend>
        {FEELINGS.map((feeling) => (
          <Chip
            key={feeling}
            selected={holdsLine(words, feeling)}
            onClick={() => write(withFeeling(words, feeling))}
          >
            {feeling}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

/** One feeling stands in for another, and below a title; words of one's own stay. */
function withFeeling(words: string, feeling: string): string {
  const before = words.split('\n').find((line) => FEELINGS.includes(line.trim()));
  if (before === undefined) return withLine(words, feeling, FEELINGS);
  return words
    .split('\n')
    .map((line) => (line === before ? feeling : line))
    .join('\n');
}

function Drawings({ state }: { state: MandalaState }) {
  const { model } = state;
  const drawn = (
    <img
      src={pictureAddress(drawingSvg(state))}
      alt={altOf(state)}
      className="aspect-square w-full rounded-card"
    />
  );
  if (model.length === 0) return <div className="mx-auto w-full max-w-md">{drawn}</div>;
  return (
    <div className="grid grid-cols-2 gap-3 text-sm">
      <figure>
        <img
          src={pictureAddress(modelSvg(state))}
          alt={MANDALA_TEXTS.modelAlt(model.length)}
          className="aspect-square w-full rounded-card"
        />
        <figcaption aria-hidden="true" className="mt-1">
          {MANDALA_TEXTS.modelCaption}
        </figcaption>
      </figure>
      <figure>
        {drawn}
        <figcaption aria-hidden="true" className="mt-1">
          {MANDALA_TEXTS.drawnCaption}
        </figcaption>
      </figure>
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
