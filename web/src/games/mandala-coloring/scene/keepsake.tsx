import { holdsLine, withLine } from '#web/care/writing/with-line.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { ReflectingProps } from '../../contract.ts';
import { PictureFrame } from '../../kit/paint/picture-frame.tsx';
import { pictureAddress } from '#web/lib/files/picture.ts';
import { sheetSvg } from '../drawing/sheet-svg.ts';
import { type ColoringState, fillsNow } from '../rules.ts';
import { COLORING_TEXTS, coloursOf, listOfColours } from '../texts.ts';

function altOf(state: ColoringState): string {
  const fills = fillsNow(state);
  return COLORING_TEXTS.alt(coloursOf(fills).length, listOfColours(fills));
}

/** The coloured sheet, to take along. */
export function ColouredSheet({ state }: { state: ColoringState }) {
  return (
    <PictureFrame
      svg={sheetSvg(state.plan, fillsNow(state), paperNow())}
      alt={altOf(state)}
      fileName={COLORING_TEXTS.fileName}
    />
  );
}

/** The sheet once more, and its colours: one touch says which of them it was. */
export function ColoursOfToday({ state, words, write }: ReflectingProps<ColoringState>) {
  const fills = fillsNow(state);
  const mode = paperNow();
  const colours = coloursOf(fills);
  const lines = colours.map(({ name }) => COLORING_TEXTS.ruled(name));
  return (
    <div className="flex flex-col gap-4">
      <img
        src={pictureAddress(sheetSvg(state.plan, fills, mode))}
        alt={altOf(state)}
        className="mx-auto aspect-square w-full max-w-md rounded-card"
      />
      {colours.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{COLORING_TEXTS.yourColours}</legend>
          <div className="flex flex-wrap gap-2">
            {colours.slice(0, 6).map(({ name, hex }) => (
              <Chip
                key={name}
                selected={holdsLine(words, COLORING_TEXTS.ruled(name))}
                onClick={() => write(withLine(words, COLORING_TEXTS.ruled(name), lines))}
              >
                <span
                  aria-hidden="true"
                  style={{ backgroundColor: hex }}
                  className="size-5 forced-color-adjust-none rounded-full border border-ink-soft"
                />
                {name}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The paper that was coloured: of the theme that was chosen, or else the system's. */
function paperNow(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
