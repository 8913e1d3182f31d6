import type { Block, Sheet } from './sheet.ts';
import type { KnownSheet } from './sheets.ts';

/** What fits on Letter, the lower of the two papers, inside margins of 12 mm, with room to spare. */
export const PAGE_MM = 248;

/** Letters in a line of the whole page, and of half of it, as paper.css sets them for print. */
const LINE = 104;
const HALF = 46;
const TEXT_MM = 5;
const SMALL_MM = 4.7;
const GAP_MM = 4;

const linesOf = (text: string, letters = LINE) => Math.ceil(text.length / letters);

const titleOf = (title: string | undefined) => (title ? linesOf(title, 96) * 4.9 : 0);

/**
 * How high a sheet becomes on paper, counted from its blocks. A little more than what a browser makes
 * of it, so that a longer font or a printer's wider margin does no harm.
 */
export function heightOf({ lead }: KnownSheet, { notFor, blocks }: Sheet): number {
  const head = 9 + linesOf(lead) * TEXT_MM + linesOf(notFor, 110) * SMALL_MM + 2;
  const foot = GAP_MM + 4;
  return blocks.reduce((sum, block) => sum + GAP_MM + blockHeight(block), head + foot);
}

function blockHeight(block: Block): number {
  switch (block.kind) {
    case 'text':
      return linesOf(block.text) * TEXT_MM;
    case 'list':
      return titleOf(block.title) + sum(block.items, (item) => linesOf(item, 98) * TEXT_MM);
    case 'lines':
      return titleOf(block.title) + (block.hint ? SMALL_MM : 0) + block.count * 8.5;
    case 'fields':
      return Math.ceil(block.fields.length / 3) * 14;
    case 'table': {
      const rows = typeof block.rows === 'number' ? block.rows : block.rows.length;
      const letters = Math.floor(96 / block.columns.length);
      const head = Math.max(...block.columns.map((column) => linesOf(column, letters)));
      return titleOf(block.title) + 2 + head * 4.3 + rows * block.rowMm;
    }
    case 'checks': {
      const places = block.items.length + (block.blanks ?? 0);
      return titleOf(block.title) + Math.ceil(places / (block.columns ?? 1)) * 7.1;
    }
    case 'scale':
      return titleOf(block.title) + 14;
    case 'boxes':
      return block.heightMm;
    case 'cards':
      return (
        Math.ceil(block.cards.length / 2) * Math.max(block.heightMm, ...block.cards.map(cardHeight))
      );
    default:
      return titleOf(block.title) + drawnHeight(block);
  }
}

function cardHeight({ title, lines }: { title: string; lines: readonly string[] }): number {
  return 8 + linesOf(title, HALF) * 4.9 + sum(lines, (line) => linesOf(line, HALF) * 5.2 + 1);
}

function drawnHeight(block: Extract<Block, { title: string }>): number {
  switch (block.kind) {
    case 'wheel':
      return 134;
    case 'figure':
      return 106;
    case 'thermometer':
      return block.levels.length * 19.5;
    case 'wave':
      return 74;
    case 'circles':
      return 144;
    case 'compass':
      return 120;
    case 'ladder':
      return 10 + block.rungs * 12;
    case 'stones':
      return Math.ceil(block.count / 10) * 18 + 2;
    case 'breath':
      return 56;
    default:
      return 0;
  }
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
