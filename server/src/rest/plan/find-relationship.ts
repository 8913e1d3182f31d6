import type { Catalogue, Relationship } from '../catalogue/catalogue.ts';
import type { EmbedItem } from '../parse/ast.ts';
import { DataApiError } from '../respond/data-api-error.ts';
import { suggestion } from '../respond/suggestion.ts';

/**
 * The foreign key that `item` walks from table `from`, by PostgREST's rules: by the other table, by
 * the name of the key or by our column of it, from both of its sides; a hint beside the table
 * (`!messages_user_id_fkey`, `!user_id`, `!id`) chooses between several.
 * @throws DataApiError PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(
  catalogue: Catalogue,
  from: string,
  item: EmbedItem,
): Relationship {
  const all = catalogue.relationships.get(from) ?? [];
  const found = all.filter((each) =>
    each.from === each.to ? isMeantOfItself(each, item) : isMeant(each, item),
  );
  const [first] = found;
  if (first === undefined) throw notFound(catalogue, from, item);
  if (found.length > 1) throw ambiguous(from, item.name, found);
  return first;
}

/** Whether the key has one column, and it is called so on our side or on the other one. */
function isColumn({ columns }: Relationship, side: 'ours' | 'theirs', name: string): boolean {
  return columns.length === 1 && columns[0]?.[side === 'ours' ? 0 : 1] === name;
}

function isMeant(relationship: Relationship, { name, hint }: EmbedItem): boolean {
  const { to, constraint } = relationship;
  if (hint === null)
    return to === name || constraint === name || isColumn(relationship, 'ours', name);
  if (to !== name) return false;
  return (
    constraint === hint ||
    isColumn(relationship, 'ours', hint) ||
    isColumn(relationship, 'theirs', hint)
  );
}

/**
 * A table that points at itself: its own name means the rows that point here, the column or the
 * key the row that is pointed at.
 */
function isMeantOfItself(relationship: Relationship, { name, hint }: EmbedItem): boolean {
  const { to, constraint, owning } = relationship;
  if (owning) {
    return hint === null && (constraint === name || isColumn(relationship, 'ours', name));
  }
  if (to !== name) return false;
  return hint === null || constraint === hint || isColumn(relationship, 'theirs', hint);
}

function notFound(catalogue: Catalogue, from: string, item: EmbedItem): DataApiError {
  const hinted = item.hint === null ? '' : ` using the hint '${item.hint}'`;
  const names = (catalogue.relationships.get(from) ?? []).map(({ to }) => to);
  const close = suggestion(item.name, names);
  return new DataApiError(
    400,
    'PGRST200',
    `Could not find a relationship between '${from}' and '${item.name}' in the schema cache`,
    `Searched for a foreign key relationship between '${from}' and '${item.name}'${hinted} in the schema 'public', but no matches were found.`,
    close && close !== item.name ? `Perhaps you meant '${close}' instead of '${item.name}'.` : null,
  );
}

function ambiguous(from: string, name: string, found: readonly Relationship[]): DataApiError {
  const side = (table: string, columns: string[]) => `${table}(${columns.join(', ')})`;
  const details = found.map((relationship) => ({
    cardinality: relationship.kind,
    embedding: `${from} with ${relationship.to}`,
    relationship: `${relationship.constraint} using ${side(
      from,
      relationship.columns.map(([ours]) => ours),
    )} and ${side(
      relationship.to,
      relationship.columns.map(([, theirs]) => theirs),
    )}`,
  }));
  const choices = found.map(({ to, constraint }) => `'${to}!${constraint}'`).join(', ');
  return new DataApiError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from}' and '${name}'`,
    details,
    `Try changing '${name}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  );
}
