import type { Chip } from '../../content/matters/matter.ts';
import type { OfferedChip } from '../talk-state.ts';

/** Where answers stand: a facet or a remark, with answers to answers below. */
export interface ChipTree {
  /** What their ids begin with: `facet` or `reaction`. */
  kind: 'facet' | 'reaction';
  id: string;
  chips?: readonly Chip[];
}

/** The answer at a path; null where there is none, as in content that has changed. */
export function chipAt(tree: ChipTree, path: readonly number[]): Chip | null {
  let chips = tree.chips ?? [];
  let found: Chip | null = null;
  for (const at of path) {
    found = chips[at] ?? null;
    if (!found) return null;
    chips = found.chips ?? [];
  }
  return found;
}

/** The answers that stand below a path; the first ones where it is empty. */
export function chipsOf(tree: ChipTree, path: readonly number[]): readonly Chip[] {
  return (path.length === 0 ? tree.chips : chipAt(tree, path)?.chips) ?? [];
}

/** The same as they are offered. */
export function offeredAt(tree: ChipTree, path: readonly number[]): OfferedChip[] {
  return chipsOf(tree, path).map(({ label }, at) => ({
    id: [tree.kind, tree.id, ...path, at].join('/'),
    label,
  }));
}
