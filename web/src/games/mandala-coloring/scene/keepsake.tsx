import { useEffect, useMemo, useState } from 'react';
import { holdsLine, withLine } from '#web/care/writing/with-line.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { ReflectingProps } from '../../contract.ts';
import { PictureFrame } from '../../kit/paint/picture-frame.tsx';
import { pictureAddress } from '#web/lib/files/picture.ts';
import { sheetSvg } from '../drawing/sheet-svg.ts';
import { coloursOf } from '../drawing/surface.ts';
import { isSame, keepSheets, type KeptSheet, readSheets, withSheet } from '../kept-sheets.ts';
import { type ColoringState, fillsNow } from '../rules.ts';
import { altText, COLORING_TEXTS } from '../texts.ts';
import { KeptStrip } from './kept-strip.tsx';

/** A whole palette, and something of another one. */
const MOST_COLOURS = 10;

/** The coloured sheet, to take along, and below it those that were coloured before on this device. */
export function ColouredSheet({ state }: { state: ColoringState }) {
  const { plan } = state;
  const fills = fillsNow(state);
  const own = useMemo((): KeptSheet => ({ plan, fills }), [plan, fills]);
  const sheets = useMemo(() => withSheet(readSheets(), own), [own]);
  useEffect(() => keepSheets(sheets), [sheets]);
  const [shown, show] = useState(own);
  const paper = paperNow();
  const svg = sheetSvg(shown.plan, shown.fills, paper);
  return (
    <>
      {/* Of another picture nothing has been said yet. */}
      <PictureFrame
        key={svg}
        svg={svg}
        alt={altText(shown.plan, shown.fills)}
        fileName={COLORING_TEXTS.fileName}
      />
      {sheets.some((sheet) => !isSame(sheet, own)) && (
        <KeptStrip {...{ sheets, shown, paper }} onShow={show} />
      )}
    </>
  );
}

/** The sheet once more, and its colours: one touch says which of them it was. */
export function ColoursOfToday({ state, words, write }: ReflectingProps<ColoringState>) {
  const fills = fillsNow(state);
  const mode = paperNow();
  const colours = coloursOf(state.plan, fills);
  const lines = colours.map(({ name }) => COLORING_TEXTS.ruled(name));
  return (
    <div className="flex flex-col gap-4">
      <img
        src={pictureAddress(sheetSvg(state.plan, fills, mode))}
        alt={altText(state.plan, fills)}
        className="mx-auto aspect-square w-full max-w-md rounded-card"
      />
      {colours.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{COLORING_TEXTS.yourColours}</legend>
          <div className="flex flex-wrap gap-2">
            {colours.slice(0, MOST_COLOURS).map(({ name, hex }) => (
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
