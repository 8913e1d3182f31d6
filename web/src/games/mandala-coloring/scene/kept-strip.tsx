import { useMemo } from 'react';
import { pictureAddress } from '#web/lib/files/picture.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Paper, sheetSvg } from '../drawing/sheet-svg.ts';
import { isSame, type KeptSheet, MOST_SHEETS } from '../kept-sheets.ts';
import { altText, COLORING_TEXTS } from '../texts.ts';

interface KeptStripProps {
  sheets: readonly KeptSheet[];
  /** The one that is looked at. */
  shown: KeptSheet;
  paper: Paper;
  onShow: (sheet: KeptSheet) => void;
}

/** The last mandalas in a row, small: a touch brings one of them into the frame. */
export function KeptStrip({ sheets, shown, paper, onShow }: KeptStripProps) {
  const pictures = useMemo(
    () => sheets.map(({ plan, fills }) => pictureAddress(sheetSvg(plan, fills, paper))),
    [sheets, paper],
  );
  return (
    <section className="flex w-full flex-col gap-2">
      <h2 className="font-semibold">{COLORING_TEXTS.yourSheets}</h2>
      <div className="flex flex-wrap justify-center gap-1.5">
        {sheets.map((sheet, at) => {
          const isShown = isSame(sheet, shown);
          const { plan, fills } = sheet;
          return (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a row that never changes while it is seen
              key={at}
              type="button"
              aria-pressed={isShown}
              aria-label={COLORING_TEXTS.keptSheet(at + 1, sheets.length, altText(plan, fills))}
              onClick={() => onShow(sheet)}
              className={classNames(
                'size-11 rounded-control border p-0.5 md:size-16',
                isShown
                  ? 'border-primary shadow-[inset_0_0_0_1px_var(--primary)]'
                  : 'border-line hover:border-primary',
              )}
            >
              <img src={pictures[at]} alt="" className="size-full rounded-control" />
            </button>
          );
        })}
      </div>
      <p className="text-sm text-ink-soft">{COLORING_TEXTS.sheetsKept(MOST_SHEETS)}</p>
    </section>
  );
}
