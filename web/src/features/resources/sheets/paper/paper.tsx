import type { Sheet } from '../sheet.ts';
import type { KnownSheet } from '../sheets.ts';
import { PAPER_TEXTS } from '../texts.ts';
import { BlockView } from './block-view.tsx';
import './paper.css';

/** A sheet as it lies on the table: the same on screen and on paper, where nothing else is printed. */
export function Paper({ known, sheet }: { known: KnownSheet; sheet: Sheet }) {
  return (
    <article className="paper" aria-labelledby="paper-title">
      <header>
        <h1 id="paper-title">{known.title}</h1>
        <p>{known.lead}</p>
        <p className="paper-small">
          <strong>{PAPER_TEXTS.notFor}</strong> {sheet.notFor}
        </p>
      </header>
      {sheet.blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a sheet never move
        <BlockView key={at} block={block} />
      ))}
      <p className="paper-mark" aria-hidden="true">
        {PAPER_TEXTS.name}
      </p>
    </article>
  );
}
